import { chat, chats, type Chat, type ChatMessage } from '@touchline/contract/chat';
import * as v from 'valibot';
import { ApiError, genericErrorText } from './ApiError.ts';
import { changeCached } from './cache.ts';
import { call } from './client.ts';
import { serverNow } from './serverClock.ts';

export const chatsKey = 'chats';

export function chatKey(id: string): readonly ['chat', string] {
  return ['chat', id];
}

/** @throws ApiError */
export function fetchChats(): Promise<Chat[]> {
  return call('chats', chats, { isTracked: false });
}

/** @throws ApiError also where there is no such conversation */
export async function fetchChat(id: string): Promise<Chat> {
  return known(await call('chat', v.nullable(chat), { query: { id }, isTracked: false }));
}

/**
 * Says a line in a conversation. The API takes conversations as a whole, so the line is laid upon
 * what the server has at that moment.
 *
 * @throws ApiError when the line was not taken
 */
export async function sendLine(id: string, value: string): Promise<void> {
  const current = await fetchChat(id);
  const line = lineOf(current, value);
  await save(id, {
    messages: [...current.messages, line],
    lastMessage: line.value,
    lastMessageAt: line.createdAt,
  });
}

/** Counts its lines as read. @throws ApiError */
export function markChatRead(id: string): Promise<void> {
  return save(id, { unreadCount: 0 });
}

async function save(id: string, change: Partial<Chat>): Promise<void> {
  const body = { id, chat: change };
  const saved = known(await call('updateChat', v.nullable(chat), { body, isTracked: false }));
  await Promise.all([
    changeCached<Chat>(chatKey(id), saved, { revalidate: false }),
    changeCached<Chat[]>(
      chatsKey,
      (items) => items?.map((item) => (item.id === id ? saved : item)),
      { revalidate: false },
    ),
  ]);
}

function lineOf({ id, contactId }: Chat, value: string): ChatMessage {
  return {
    id: crypto.randomUUID(),
    chatId: id,
    contactId,
    isMine: true,
    value,
    createdAt: new Date(serverNow()).toISOString(),
  };
}

function known(found: Chat | null): Chat {
  if (!found) throw new ApiError('http', 404, genericErrorText);
  return found;
}
