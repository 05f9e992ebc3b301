import { LoadingBar } from '@touchline/ui/shell/LoadingBar';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isLoadingAtom } from '#platform/client/requests.atoms.ts';

/** The loading bar at the top edge while calls are in flight. */
export function LoadingBarContainer() {
  const { t } = useTranslation();
  return <LoadingBar isLoading={useAtomValue(isLoadingAtom)} label={t('shell.loading')} />;
}
