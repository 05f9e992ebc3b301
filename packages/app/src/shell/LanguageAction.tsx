import { LanguageMenu } from '@touchline/ui/shell/LanguageMenu';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/i18n.ts';
import { languageAtom } from '../i18n/language.atoms.ts';
import { languages } from '../i18n/languages.ts';
import { notice } from './notices.ts';

/** Changes the language of the whole page. */
export function LanguageAction() {
  const { t } = useTranslation();
  const current = useAtomValue(languageAtom);
  const offered = useMemo(() => languages.map((id) => ({ id, label: t(`languages.${id}`) })), [t]);
  return (
    <LanguageMenu
      languages={offered}
      current={current}
      label={t('languages.menu')}
      onChange={(language) => {
        changeLanguage(language).then(
          () => notice('shell.languageChanged'),
          () => notice('shell.languageFailed', { tone: 'danger' }),
        );
      }}
    />
  );
}
