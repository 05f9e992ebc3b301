import type { Chat } from '@touchline/contract/chat';
import { hasUnsent, QuickChat } from '@touchline/ui/shell/QuickChat';
import type { TFunction } from 'i18next';
import { useAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { errorText } from '#platform/client/errorText.ts';
import { failureWithReason } from '#platform/failureWithReason.ts';
import { named } from '#platform/language/named.ts';
import { holdReload } from '#platform/loading/newBuild.ts';
import { duringSession } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { showToast } from '#platform/toasts.ts';
import { chatKey, chatsKey, fetchChat, fetchChats, markChatRead, sendLine } from './chat.ts';
import { chatDraftsAtom } from './chatDrafts.atoms.ts';
import { chosenChatAtom, isQuickChatOpenAtom } from './quickChat.atoms.ts';

const none: readonly Chat[] = [];

// The drafts of conversations that are not in view are in no field.
holdReload(() => hasUnsent(store.get(chatDraftsAtom)));

/** The quick chat connected to the API. */
export function QuickChatContainer() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isQuickChatOpenAtom);
  const [chatId, setChatId] = useAtom(chosenChatAtom);
  const [drafts, setDrafts] = useAtom(chatDraftsAtom);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const fetched = useResource(chatsKey, fetchChats);
  const items = fetched.state === 'ready' ? fetched.value : none;
  const known = useMemo(
    () =>
      items.map(({ contact, ...chat }) => ({
        ...chat,
        contact: { ...contact, name: named(t, contact.name) },
      })),
    [items, t],
  );
  const chosen = useResource(chatId === undefined ? null : chatKey(chatId), () =>
    fetchChat(chatId ?? ''),
  );
  const labels = useMemo(() => chatLabels(t), [t]);

  function openChat(id: string) {
    setChatId(id);
    const isUnread = known.some((chat) => chat.id === id && chat.unreadCount > 0);
    // A failure is ignored: the chat stays unread on the server, and opening it again repeats the
    // call.
    if (isUnread) markChatRead(id).catch(() => {});
  }

  async function send(text: string) {
    if (chatId === undefined) return;
    try {
      await duringSession(sendLine(chatId, text));
    } catch (error) {
      // The field says it too, but it may be out of sight by now.
      const isInSight =
        !isLeft.current && store.get(isQuickChatOpenAtom) && store.get(chosenChatAtom) === chatId;
      const name = known.find(({ id }) => id === chatId)?.contact.name ?? t('chat.title');
      const key = mayHaveArrived(error) ? 'chat.maybeSentTo' : 'chat.notSentTo';
      if (!isInSight) showToast({ text: t(key, { name }) }, { tone: 'danger' });
      throw error;
    }
  }

  return (
    <QuickChat
      chats={fetched.state === 'ready' ? { ...fetched, value: known } : fetched}
      {...(chatId === undefined ? {} : { selectedKey: chatId })}
      onSelectionChange={openChat}
      lines={chosen.state === 'ready' ? { ...chosen, value: chosen.value.messages } : chosen}
      labels={labels}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSend={send}
      drafts={drafts}
      onDraftsChange={setDrafts}
    />
  );
}

/** Whether a line may be there although no answer came in time (WIRE-21). */
function mayHaveArrived(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unsure';
}

function chatLabels(t: TFunction) {
  return {
    title: t('chat.title'),
    open: t('chat.open'),
    close: t('chat.close'),
    chats: t('chat.chats'),
    unread: (count: number) => t('chat.unread', { count }),
    select: t('chat.select'),
    noLines: t('chat.noLines'),
    message: t('chat.message'),
    send: t('chat.send'),
    you: t('chat.you'),
    sending: t('chat.sending'),
    sendFailed: (error: unknown) =>
      mayHaveArrived(error) ? errorText(t, error) : failureWithReason(t, 'chat.sendFailed', error),
    tooLong: (most: number) => t('validation.tooLong', { count: most }),
    loading: t('chat.loading'),
    failedTitle: t('chat.failed'),
    retry: t('errors.retry'),
  };
}
