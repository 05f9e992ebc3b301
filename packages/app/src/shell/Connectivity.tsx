import { OfflineNotice } from '@touchline/ui/shell/OfflineNotice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { reachAtom } from '#platform/client/requests.atoms.ts';

/** Shows whether the network or the server is unreachable. */
export function Connectivity() {
  const { t } = useTranslation();
  const reach = useAtomValue(reachAtom);
  const isOffline = reach !== 'reached';
  return (
    <OfflineNotice
      isOffline={isOffline}
      title={t(reach === 'offline' ? 'shell.offlineTitle' : 'shell.unreachableTitle')}
      description={t(reach === 'offline' ? 'shell.offlineText' : 'shell.unreachableText')}
    />
  );
}
