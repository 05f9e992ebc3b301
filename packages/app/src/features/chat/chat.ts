import { linesAsSent } from '@touchline/contract/calls/chat';
import type { Chat, ChatMessage } from '@touchline/contract/chat';
import type { RequestOf } from '@touchline/contract/definitions';
import { ApiError } from '#platform/client/ApiError.ts';
import { mutateCached } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { UnknownChatError } from './UnknownChatError.ts';

export const chatsKey = 'chats';

export function chatKey(id: string): readonly ['chat', string] {
  return ['chat', id];
}

/** @throws ApiError */
export function fetchChats(): Promise<Chat[]> {
  return call('chats', { isTracked: false });
}

/** @throws UnknownChatError @throws ApiError for any other reason */
export function fetchChat(id: string): Promise<Chat> {
  return requireChat(id, call('chat', { query: { id }, isTracked: false }));
}

/**
 * Sends a line of a conversation. The API replaces whole conversations, so the current one is
 * fetched first and sent back with the line appended. Lines that cannot be read here are sent back
 * too: without them the server would delete them.
 *
 * @throws ApiError when the server refused the line
 */
export async function sendLine(id: string, value: string): Promise<void> {
  const current = await fetchChat(id);
  const line = createLine(current, value);
  await updateChat(id, {
    messages: [...linesAsSent(current), line],
    lastMessage: line.value,
    lastMessageAt: line.createdAt,
  });
}

/** Marks all lines of a conversation as read. @throws ApiError */
export function markChatRead(id: string): Promise<void> {
  return updateChat(id, { unreadCount: 0 });
}

async function updateChat(
  id: string,
  change: RequestOf<'updateChat'>['body']['chat'],
): Promise<void> {
  const body = { id, chat: change };
  const saved = await requireChat(id, call('updateChat', { body, isTracked: false }));
  await Promise.all([
    mutateCached<Chat>(chatKey(id), saved, { revalidate: false }),
    mutateCached<Chat[]>(
      chatsKey,
      (items) => items?.map((item) => (item.id === id ? saved : item)),
      { revalidate: false },
    ),
  ]);
}

function createLine({ id, contactId }: Chat, value: string): ChatMessage {
  return {
    id: crypto.randomUUID(),
    chatId: id,
    contactId,
    isMine: true,
    value,
    createdAt: new Date(serverNow()).toISOString(),
  };
}

/** Servers answer an unknown conversation with null or with a 404; both throw `UnknownChatError`. */
async function requireChat(id: string, asked: Promise<Chat | null>): Promise<Chat> {
  const found = await asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (found) return found;
  const error = new UnknownChatError(id);
  console.error(error.message);
  throw error;
}
