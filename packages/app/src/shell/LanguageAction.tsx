import { LanguageMenu } from '@touchline/ui/shell/LanguageMenu';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { chooseLanguage } from '#platform/language/chooseLanguage.ts';
import { Part } from '#platform/loading/Part.tsx';
import { useOfferedLanguages } from '#platform/language/useOfferedLanguages.ts';

/** The language menu of the bar. */
export function LanguageAction() {
  const { t } = useTranslation();
  return (
    <Part>
      <LanguageMenu
        languages={useOfferedLanguages()}
        current={useAtomValue(languageAtom)}
        label={t('languages.menu')}
        onChange={chooseLanguage}
      />
    </Part>
  );
}
