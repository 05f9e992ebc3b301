import { NotificationsPanel } from '@touchline/ui/shell/NotificationsPanel';
import { useTranslation } from 'react-i18next';
import { notificationsInbox } from './inbox.ts';
import { inboxLabels } from './inboxLabels.ts';
import type { PanelProps } from '#platform/panelProps.ts';
import { useInbox } from './useInbox.ts';

/** The notifications panel joined to the API. */
export function NotificationsSlot(props: PanelProps) {
  const { t } = useTranslation();
  return (
    <NotificationsPanel
      {...props}
      {...useInbox(notificationsInbox)}
      isOpen
      labels={inboxLabels(t, 'notifications')}
    />
  );
}
