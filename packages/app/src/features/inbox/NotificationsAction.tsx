import { NotificationsButton } from '@touchline/ui/shell/NotificationsPanel';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetched } from '#platform/cache/cache.ts';
import { notificationsInbox } from './inbox.ts';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { Part } from '#platform/loading/Part.tsx';

const panel = lazyNamed(() => import('./NotificationsSlot.tsx'), 'NotificationsSlot');

/** Opens the notifications; it carries the number of unread ones. */
export function NotificationsAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFetched(notificationsInbox.key, notificationsInbox.load);
  const count = useAtomValue(notificationsInbox.unreadAtom);
  return (
    <>
      <NotificationsButton
        ref={button}
        label={t('notifications.open')}
        tooltip={t('notifications.open')}
        unreadCount={count}
        unreadLabel={t('notifications.unread', { count })}
        isExpanded={isOpen}
        onIntent={panel.preload}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Part onFailed={() => setOpen(false)}>
          <panel.Component triggerRef={button} onOpenChange={setOpen} />
        </Part>
      )}
    </>
  );
}
