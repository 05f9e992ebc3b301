import { Icon } from '@touchline/ui/Icon';
import { languageRows, languages, LocaleProvider, type Language } from '@touchline/ui/locale';
import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { MessageBody, messageIcons, type MessageIconName } from '#features/inbox';
import { serverNow } from '#platform/serverClock.ts';
import { preview, previews, title as titleStyle } from './Message.css.ts';
import { quiet } from '../record/Record.css.ts';
import type { MessageValues } from './messageValues.ts';

export interface MessagePreviewProps {
  values: MessageValues;
  /** When it is or was sent, as an ISO instant; null for a message without a time. */
  sendTime: string | null;
}

/** The message as its readers see it, in each language of the product. */
export function MessagePreview({ values, sendTime }: MessagePreviewProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const time = sendTime ?? now;
  return (
    <div className={previews}>
      <p className={quiet}>{t('adminRecord.messages.previewText')}</p>
      {languages.map((language) => (
        <InLanguage key={language} language={language} values={values} time={time} />
      ))}
    </div>
  );
}

interface InLanguageProps {
  language: Language;
  values: MessageValues;
  /** Stands for the time at which it is sent. */
  time: string;
}

/** What is around the text, in a language that is not that of the page; the text itself is as typed. */
function InLanguage({ language, values, time }: InLanguageProps) {
  const { t } = useTranslation();
  const [isLoaded, setLoaded] = useState(i18next.hasResourceBundle(language, 'translation'));
  useEffect(() => {
    let isGone = false;
    void i18next.loadLanguages(language).then(() => {
      if (!isGone) setLoaded(true);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  const inLanguage = useMemo(
    () => (isLoaded ? i18next.cloneInstance({ lng: language }) : i18next),
    [isLoaded, language],
  );
  const { locale, name } = languageRows[language];
  const { title, body, image, icon, link } = values;
  const sign = Object.hasOwn(messageIcons, icon) && messageIcons[icon as MessageIconName];
  const message = {
    description: body,
    time,
    image: image || null,
    link: link.trim() || null,
    useRouter: link.trim().startsWith('/'),
  };
  return (
    <section aria-label={t('adminRecord.messages.previewIn', { language: name })}>
      <p className={quiet}>{name}</p>
      <div className={preview} lang={language}>
        <p className={titleStyle}>
          {!image && sign && <Icon icon={sign} />}
          {title.trim() || t('adminRecord.messages.fields.title')}
        </p>
        <LocaleProvider locale={locale}>
          <I18nextProvider i18n={inLanguage}>
            <MessageBody message={message} />
          </I18nextProvider>
        </LocaleProvider>
      </div>
    </section>
  );
}
