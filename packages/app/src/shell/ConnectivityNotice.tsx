import { OfflineNotice } from '@touchline/ui/shell/OfflineNotice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { offlineDetailsAtom, offlineIconAtom } from './offlineDetails.atoms.ts';

/** Shows whether the network or the server is unreachable, and how old the page is. */
export function ConnectivityNotice() {
  const { t } = useTranslation();
  const connectivity = useAtomValue(connectivityAtom);
  const details = useAtomValue(offlineDetailsAtom);
  const { icon } = useAtomValue(offlineIconAtom);
  const isOffline = connectivity !== 'online';
  const text = t(connectivity === 'offline' ? 'shell.offlineText' : 'shell.unreachableText');
  return (
    <OfflineNotice
      isOffline={isOffline}
      icon={icon}
      title={t(connectivity === 'offline' ? 'shell.offlineTitle' : 'shell.unreachableTitle')}
      description={`${text} ${details}`}
    />
  );
}
