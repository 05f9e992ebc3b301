import { NotificationsPanel } from '@touchline/ui/shell/NotificationsPanel';
import { useTranslation } from 'react-i18next';
import { notificationsInbox } from './inbox.ts';
import { inboxLabels } from './inboxLabels.ts';
import { useInbox, type PanelSlotProps } from './useInbox.ts';

/** The notifications panel joined to the API. */
export function NotificationsSlot(props: PanelSlotProps) {
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
