import { QuickChat } from '@touchline/ui/shell/QuickChat';
import type { TFunction } from 'i18next';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { chatKey, chatsKey, fetchChat, fetchChats, markChatRead, sendLine } from './chat.ts';
import { chosenChatAtom, isQuickChatOpenAtom } from './quickChat.atoms.ts';

/** The quick chat connected to the API. */
export function QuickChatContainer() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isQuickChatOpenAtom);
  const [chatId, setChatId] = useAtom(chosenChatAtom);
  const chats = useResource(chatsKey, fetchChats);
  const chosen = useResource(chatId === undefined ? null : chatKey(chatId), () =>
    fetchChat(chatId ?? ''),
  );
  const labels = useMemo(() => chatLabels(t), [t]);

  function openChat(id: string) {
    setChatId(id);
    const isUnread =
      chats.state === 'ready' && chats.value.some((chat) => chat.id === id && chat.unreadCount > 0);
    // A failure is ignored: the chat stays unread on the server, and opening it again repeats the
    // call.
    if (isUnread) markChatRead(id).catch(() => {});
  }

  return (
    <QuickChat
      chats={chats}
      {...(chatId === undefined ? {} : { selectedKey: chatId })}
      onSelectionChange={openChat}
      lines={chosen.state === 'ready' ? { ...chosen, value: chosen.value.messages } : chosen}
      labels={labels}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSend={async (text) => {
        if (chatId !== undefined) await sendLine(chatId, text);
      }}
    />
  );
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
    sendFailed: t('chat.sendFailed'),
    loading: t('chat.loading'),
    failedTitle: t('chat.failed'),
    retry: t('errors.retry'),
  };
}
