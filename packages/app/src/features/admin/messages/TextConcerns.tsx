import { Banner } from '@touchline/ui/Banner';
import { useTranslation } from 'react-i18next';
import { plainText } from './plainText.ts';
import { textConcernsOf } from './textConcerns.ts';

/** What should not be in a message to many, in words (ADMIN-12). */
export function TextConcerns({ title, body }: { title: string; body: string }) {
  const { t } = useTranslation();
  return textConcernsOf(`${title}\n${plainText(body)}`).map((concern) => (
    <Banner key={concern} tone="warning" title={t(`adminRecord.messages.concerns.${concern}`)} />
  ));
}
