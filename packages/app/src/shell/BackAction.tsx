import { BackButton } from '@touchline/ui/shell/BackButton';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { canGoBackAtom, goBackAtom } from '#platform/address/history.atoms.ts';

/** Goes back within the product; without a way back it cannot be pressed. */
export function BackAction() {
  const { t } = useTranslation();
  const canGoBack = useAtomValue(canGoBackAtom);
  return (
    <BackButton label={t('shell.back')} isDisabled={!canGoBack} onPress={useSetAtom(goBackAtom)} />
  );
}
