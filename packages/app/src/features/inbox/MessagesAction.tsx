import { MessagesButton } from '@touchline/ui/shell/MessagesPanel';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { unreadCountAtom } from './unreadCount.atoms.ts';
import { Part } from '#platform/loading/Part.tsx';

const panel = lazyNamed(() => import('./MessagesSlot.tsx'), 'MessagesSlot');

/** Opens the messages; it carries the number of unread ones. */
export function MessagesAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = useAtomValue(unreadCountAtom);
  return (
    <>
      <MessagesButton
        ref={button}
        label={t('messages.open')}
        tooltip={t('messages.open')}
        unreadCount={count}
        unreadLabel={t('navigation.unread', { count })}
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
