import { BackButton } from '@touchline/ui/shell/BackButton';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { canGoBackAtom, goBackAtom } from '#platform/location/urlHistory.atoms.ts';

/** The back button. It is disabled when the history of the product is empty. */
export function BackAction() {
  const { t } = useTranslation();
  const canGoBack = useAtomValue(canGoBackAtom);
  return (
    <BackButton label={t('shell.back')} isDisabled={!canGoBack} onPress={useSetAtom(goBackAtom)} />
  );
}
