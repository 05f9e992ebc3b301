import { OfflineNotice } from '@touchline/ui/shell/OfflineNotice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';

/** Shows whether the network or the server is unreachable. */
export function ConnectivityNotice() {
  const { t } = useTranslation();
  const connectivity = useAtomValue(connectivityAtom);
  const isOffline = connectivity !== 'online';
  return (
    <OfflineNotice
      isOffline={isOffline}
      title={t(connectivity === 'offline' ? 'shell.offlineTitle' : 'shell.unreachableTitle')}
      description={t(connectivity === 'offline' ? 'shell.offlineText' : 'shell.unreachableText')}
    />
  );
}
