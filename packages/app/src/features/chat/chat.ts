import { linesAsSent } from '@touchline/contract/calls/chat';
import type { Chat, ChatMessage } from '@touchline/contract/chat';
import type { RequestOf } from '@touchline/contract/definitions';
import { ApiError } from '#platform/client/ApiError.ts';
import { mutateCached } from '#platform/cache/cache.ts';
import { call, type SendOptions } from '#platform/client/client.ts';
import { serverNow } from '#platform/serverClock.ts';
import { currentSessionNumber, onSessionEnd, type SessionEnd } from '#platform/sessionScope.ts';
import { currentToken } from '#session/session.atoms.ts';
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
export function fetchChat(id: string, options: SendOptions = {}): Promise<Chat> {
  return requireChat(id, call('chat', { query: { id }, isTracked: false, ...options }));
}

/**
 * Sends a line of a conversation. The API replaces whole conversations, so the current one is
 * fetched first and sent back with the line appended. Lines that cannot be read here are sent back
 * too: without them the server would delete them. Both calls have the token that the line was sent
 * with, because its person may sign out between them (AUTH-15). Where the server ends the session,
 * the line is not sent: it is in its field again for the same person (CHAT-14).
 *
 * @throws ApiError when the server refused the line
 */
export async function sendLine(id: string, value: string): Promise<void> {
  const session = currentSessionNumber();
  const token = currentToken();
  const options = token === null ? {} : { token };
  const ends: SessionEnd[] = [];
  const stop = onSessionEnd((end) => ends.push(end));
  const current = await fetchChat(id, options).finally(stop);
  if (ends[0]?.reason === 'expired') return;
  const line = createLine(current, value);
  const change = {
    messages: [...linesAsSent(current), line],
    lastMessage: line.value,
    lastMessageAt: line.createdAt,
  };
  const saved = await updateChat(id, change, options);
  // The cache is that of the next person after the end of the session.
  if (session === currentSessionNumber()) await showChat(id, saved);
}

/**
 * Marks all lines of a conversation as read. Of the answer only the count is shown: a line that was sent
 * meanwhile is not in it.
 *
 * @throws ApiError
 */
export async function markChatRead(id: string): Promise<void> {
  const saved = await updateChat(id, { unreadCount: 0 });
  await changeShown(id, (chat) => ({ ...(chat ?? saved), unreadCount: saved.unreadCount }));
}

function updateChat(
  id: string,
  chat: RequestOf<'updateChat'>['body']['chat'],
  options: SendOptions = {},
): Promise<Chat> {
  return requireChat(id, call('updateChat', { body: { id, chat }, isTracked: false, ...options }));
}

/** Shows a conversation as the server has answered it. */
async function showChat(id: string, saved: Chat): Promise<void> {
  await changeShown(id, () => saved);
}

/**
 * Changes a conversation where it is shown: alone and in the list.
 *
 * @param change gets undefined for one that has not come yet
 */
async function changeShown(id: string, change: (chat: Chat | undefined) => Chat): Promise<void> {
  await Promise.all([
    mutateCached<Chat>(chatKey(id), change, { revalidate: false }),
    mutateCached<Chat[]>(
      chatsKey,
      (items) => items?.map((item) => (item.id === id ? change(item) : item)),
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
