import { LanguageMenu } from '@touchline/ui/shell/LanguageMenu';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { chooseLanguage } from '#platform/language/chooseLanguage.ts';
import { recoverMissingCode } from '#platform/loading/LazyBoundary.tsx';
import { offeredLanguages } from '#platform/language/offeredLanguages.ts';

/** The language menu of the bar. */
export function LanguageAction() {
  const { t } = useTranslation();
  return (
    <LanguageMenu
      languages={offeredLanguages}
      selectedKey={useAtomValue(languageAtom)}
      label={t('languages.menu')}
      onSelectionChange={chooseLanguage}
      onFailed={() => void recoverMissingCode()}
    />
  );
}
