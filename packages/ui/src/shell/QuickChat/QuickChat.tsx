import { ChatBubbleLeftRightIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components';
import { Avatar } from '../../Avatar/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import { Icon } from '../../Icon/index.ts';
import { keepFocus } from '../../keepFocus/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { TooltipGroup } from '../../Tooltip/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import type { QuickChatProps } from './chatTypes.ts';
import { Conversation } from './Conversation.tsx';
import { useDrafts } from './useDrafts.ts';
import { useFocusWhileOpen } from './useFocusWhileOpen.ts';
import { useKeyDownWithoutFocus } from './useKeyDownWithoutFocus.ts';
import { useScrollLock } from './useScrollLock.ts';
import * as styles from './QuickChat.css.ts';

/**
 * A chat beside the page. From 1280 px its rail of contacts is always visible; on narrower screens
 * it slides in over the page.
 */
export function QuickChat({
  chats,
  selectedKey,
  onSelectionChange,
  lines,
  labels,
  isOpen,
  onOpenChange,
  ...drafting
}: QuickChatProps) {
  const chosen =
    chats.state === 'ready' ? chats.value.find((chat) => chat.id === selectedKey) : undefined;
  const open = isOpen || undefined;
  const { draftOf, type, send } = useDrafts(drafting);
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusWhileOpen(isOpen, toggle);
  useScrollLock(isOpen);
  // A press can unmount its button ("Try again") or disable it ("Send"), which would lose the focus.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    () => (panel.current ? keepFocus(panel.current, () => toggle.current?.focus()) : undefined),
    [],
  );

  function onKeyDown(event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>) {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    // A drawer beside the page listens on the document; the default is prevented so that it stays open.
    event.preventDefault();
    onOpenChange(false);
  }
  useKeyDownWithoutFocus(isOpen, onKeyDown);

  // The chat covers the page, so it closes when the focus leaves it.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false);
  }

  return (
    <aside className={styles.quickChat} aria-label={labels.title}>
      {isOpen && (
        <div className={styles.catcher} aria-hidden="true" onClick={() => onOpenChange(false)} />
      )}
      <div
        className={styles.clip}
        data-open={open}
        role="presentation"
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <div ref={panel} className={styles.panel} data-open={open}>
          <div className={styles.header}>
            <IconButton
              ref={toggle}
              label={isOpen ? labels.close : labels.open}
              icon={isOpen ? XMarkIcon : ChatBubbleLeftRightIcon}
              aria-expanded={isOpen}
              onPress={() => onOpenChange(!isOpen)}
            />
            <h2 className={styles.title}>{chosen?.contact.name ?? labels.title}</h2>
          </div>
          <div className={styles.columns}>
            <Contacts
              chats={chats}
              selectedKey={selectedKey}
              labels={labels}
              onChoose={(id) => {
                onSelectionChange(id);
                onOpenChange(true);
              }}
            />
            <div className={styles.conversation}>
              {chats.state === 'failed' ? (
                <ErrorState
                  title={labels.failedTitle}
                  message={chats.message}
                  onRetry={chats.onRetry}
                  retryLabel={labels.retry}
                />
              ) : chosen ? (
                <Conversation
                  key={chosen.id}
                  lines={lines}
                  labels={labels}
                  contactName={chosen.contact.name}
                  isOpen={isOpen}
                  draft={draftOf(chosen.id)}
                  onType={(text) => type(chosen.id, text)}
                  onSend={() => void send(chosen.id)}
                />
              ) : (
                <p className={styles.hint}>
                  <Icon icon={ChatBubbleLeftRightIcon} size="large" />
                  {labels.select}
                </p>
              )}
            </div>
          </div>
        </div>
      </div>
    </aside>
  );
}

interface ContactsProps extends Pick<QuickChatProps, 'chats' | 'selectedKey' | 'labels'> {
  onChoose: (id: string) => void;
}

/** The faces of the contacts. There is no room for their names, which are tooltips beside them. */
function Contacts({ chats, selectedKey, labels, onChoose }: ContactsProps) {
  const list = useRef<HTMLElement>(null);
  return (
    <nav ref={list} className={styles.contacts} aria-label={labels.chats}>
      {chats.state === 'loading' && <Skeleton shape="circle" label={labels.loading} />}
      {chats.state === 'ready' && (
        <ul>
          {chats.value.map(({ id, contact: { name, avatar }, unreadCount }) => {
            const text = unreadCount > 0 ? `${name}, ${labels.unread(unreadCount)}` : name;
            return (
              <li key={id}>
                <Button
                  className={styles.contact}
                  onPress={() => onChoose(id)}
                  data-tooltip={text}
                  aria-current={id === selectedKey ? 'true' : undefined}
                >
                  <Avatar name={name} src={avatar ?? undefined} size="small" isDecorative />
                  {unreadCount > 0 && <span className={styles.unread} />}
                  <VisuallyHidden>{text}</VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <TooltipGroup containerRef={list} findTarget={findContact} placement="end" />
    </nav>
  );
}

function findContact(element: Element) {
  const control = element.closest<HTMLElement>('[data-tooltip]');
  return control ? { control, text: control.dataset['tooltip'] ?? '' } : undefined;
}
