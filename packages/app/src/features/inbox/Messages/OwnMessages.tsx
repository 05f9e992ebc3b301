import { ArrowUpIcon, EnvelopeOpenIcon } from '@heroicons/react/24/outline';
import type { Message } from '@touchline/contract/message';
import type { Resource } from '@touchline/ui/resource';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { MessagesList } from '@touchline/ui/shell/MessagesPanel';
import { Switch } from '@touchline/ui/Switch';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { lastUrlAtom } from '#platform/location/urlHistory.atoms.ts';
import { useSearchParams } from '#platform/reactRouter.ts';
import { store } from '#platform/store.ts';
import { messageHref } from '#platform/paths.ts';
import { inboxes } from '../inbox.ts';
import { expandLabels, inboxLabels } from '../inboxLabels.ts';
import { useInbox } from '../useInbox.ts';
import { arrivals, filter, quiet, toolbar } from './Messages.css.ts';
import { messageIcons } from '../messageIcons.ts';
import { messageIdOf } from '../messageIdOf.ts';
import { firstIdsAtom } from '../removed.atoms.ts';
import { useHeldList } from './useHeldList.ts';

/** The list of messages, with the actions that apply to all of them. */
export function OwnMessages() {
  const { t } = useTranslation();
  const { messages, onToggleRead, onFollow, onRemove, onMarkAllRead } = useInbox(inboxes.messages);
  const [returnedId, setReturnedId] = useState(lastMessageId);
  const { isUnreadOnly, setUnreadOnly, narrow, keep } = useUnreadFilter(returnedId);
  const unreadCount =
    messages.state === 'ready' ? messages.value.filter(({ read }) => !read).length : 0;
  const firstIds = useAtomValue(firstIdsAtom);
  const labels = inboxLabels(t, 'messages');
  const { held, newIds, showNew } = useHeldList(messages);
  const hasMessages = messages.state === 'ready' && messages.value.length > 0;

  return (
    <>
      <div className={toolbar}>
        <div className={filter}>
          <Switch
            label={t('messages.onlyUnread')}
            isSelected={isUnreadOnly}
            onChange={setUnreadOnly}
          />
        </div>
        <p role="status" className={quiet}>
          {messages.state === 'ready' && t('navigation.unread', { count: unreadCount })}
        </p>
        <Button
          variant="outlined"
          icon={<Icon icon={EnvelopeOpenIcon} />}
          isDisabled={unreadCount === 0}
          onPress={onMarkAllRead}
        >
          {t('messages.markAll')}
        </Button>
      </div>
      {messages.isStale && <StaleNote onRefresh={() => revalidateCached(inboxes.messages.key)} />}
      {newIds.length > 0 && (
        <div className={arrivals}>
          <Button
            variant="outlined"
            icon={<Icon icon={ArrowUpIcon} />}
            onPress={() => {
              // The first new row takes the focus, because the pressed button goes.
              setReturnedId(newIds[0]);
              showNew();
            }}
          >
            {t('messages.new', { count: newIds.length })}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {newIds.length > 0 && t('messages.new', { count: newIds.length })}
        </span>
      </VisuallyHidden>
      <MessagesList
        messages={narrow(held)}
        hrefOf={({ id }) => messageHref(id)}
        returnedId={returnedId}
        firstIds={firstIds}
        icons={messageIcons}
        labels={{
          ...labels,
          ...(isUnreadOnly && hasMessages
            ? {
                emptyTitle: t('messages.noUnreadTitle'),
                emptyDescription: t('messages.noUnreadText'),
              }
            : {}),
        }}
        expandLabels={expandLabels(t)}
        onRemove={onRemove}
        onToggleRead={(message) => {
          keep(firstIds.get(message.id) ?? message.id);
          onToggleRead(message);
        }}
        onFollow={onFollow}
      />
    </>
  );
}

/** The message whose page was the last one, so that the focus comes back to its row. */
function lastMessageId(): string | undefined {
  return messageIdOf(store.get(lastUrlAtom));
}

/**
 * The unread filter, kept in the address. A message that is read while the filter is on stays in
 * the list, so that no row moves, and so does the one that was opened from it.
 */
function useUnreadFilter(openedId: string | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const [kept, setKept] = useState<readonly string[]>(openedId ? [openedId] : []);
  const firstIds = useAtomValue(firstIdsAtom);
  const isUnreadOnly = parameters.get('show') === 'unread';

  return {
    isUnreadOnly,
    setUnreadOnly: (isOn: boolean) => {
      setKept([]);
      setParameters(isOn ? { show: 'unread' } : {}, { replace: true });
    },
    keep: (id: string) => setKept([...kept, id]),
    narrow: (messages: Resource<readonly Message[]>): Resource<readonly Message[]> =>
      isUnreadOnly && messages.state === 'ready'
        ? {
            state: 'ready',
            value: messages.value.filter(
              ({ id, read }) => !read || kept.includes(firstIds.get(id) ?? id),
            ),
          }
        : messages,
  };
}
