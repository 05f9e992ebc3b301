import { Button } from '@touchline/ui/Button';
import { useTranslation } from 'react-i18next';
import { sizeText } from './audienceText.ts';
import type { ChosenAudience } from './messageValues.ts';
import { useAudienceSize } from './useAudienceSize.ts';

/** How many get a message, in words; also why that is not known, with a button that asks again. */
export function AudienceCount({ audience }: { audience: ChosenAudience }) {
  const { t, i18n } = useTranslation();
  const size = useAudienceSize(audience);
  if (size === null) return t('adminRecord.messages.nobodyChosen');
  switch (size.state) {
    case 'loading':
      return t('adminRecord.messages.counting');
    case 'failed':
      return (
        <>
          {t('adminRecord.messages.notCounted')}{' '}
          <Button variant="outlined" onPress={size.onRetry}>
            {t('errors.retry')}
          </Button>
        </>
      );
    case 'ready':
      return size.value.total === 0
        ? t('adminRecord.messages.nobody')
        : sizeText(t, i18n.language, size.value);
  }
}
