import { mutate } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectClient } from '#platform/client/client.ts';
import { currentSessionNumber } from '#platform/sessionScope.ts';
import { storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { sessionToken, setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';

// Style sheets are compiled in the browser's tests alone.
vi.mock('@touchline/ui/theme', () => ({ media: { lg: '' } }));
const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => ({ content: '/api/' }) });
const { chatKey, fetchChat, markChatRead, sendLine } = await import('./chat.ts');
const { chatDraftsAtom } = await import('./chatDrafts.atoms.ts');
const { chosenChatAtom, isQuickChatOpenAtom } = await import('./quickChat.atoms.ts');

const line = {
  id: 'line-1',
  chatId: 'chat-1',
  contactId: 'contact-1',
  isMine: true,
  value: 'Agreed.',
  createdAt: '2026-04-15T13:19:00Z',
};
const chat = { id: 'chat-1', contactId: 'contact-1', contact: { id: 'contact-1', name: 'Robin' } };

/** The server answers with these lines. @returns the lines of the change that was sent last */
function answerWith(messages: unknown) {
  send.mockImplementation(async () => new Response(JSON.stringify({ ...chat, messages })));
  return () => {
    const body = JSON.parse(String(send.mock.lastCall?.[1]?.body)) as {
      chat: { messages: { value?: string }[] };
    };
    return body.chat.messages;
  };
}

let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  send.mockReset();
  setSession(null);
  connectClient({ getToken: sessionToken });
});

test('a line leaves those as they are that cannot be read here (CHAT-13)', async () => {
  const picture = { id: 'line-2', chatId: 'chat-1', kind: 'picture' };
  const liked = { ...line, likes: 3 };
  const sentBack = answerWith([liked, picture, 'gone']);
  await sendLine('chat-1', 'See you there.');
  expect(sentBack().slice(0, 3)).toEqual([liked, picture, 'gone']);
  expect(sentBack()).toHaveLength(4);
  expect(sentBack()[3]).toMatchObject({ value: 'See you there.', isMine: true });
  expect((await fetchChat('chat-1')).messages).toEqual([line]);
});

test('the first line of a chat is sent alone (CHAT-13)', async () => {
  const sentBack = answerWith(null);
  await sendLine('chat-1', 'Hello');
  expect(sentBack().map(({ value }) => value)).toEqual(['Hello']);
});

/** Signs Ada in and has a line of hers wait for the chat. @returns answers, and what was changed with whose token */
async function sendHeldLine() {
  const ada = sessionOf('ada');
  setSession(ada);
  const answer = JSON.stringify({ ...chat, messages: [line] });
  const held = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(held.promise).mockImplementation(async () => new Response(answer));
  const settled = vi.fn();
  sendLine('chat-1', 'See you there.').then(settled, settled);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  return {
    ada,
    settled,
    release: () => held.resolve(new Response(answer)),
    changes: () =>
      send.mock.calls
        .filter(([, init]) => init?.method === 'PATCH')
        .map(([, init]) => new Headers(init?.headers).get('Authorization')),
  };
}

/** What the cache of the current session holds of the chat. */
async function shownChat(): Promise<unknown> {
  let found: unknown;
  const read = (value: unknown) => (found = value);
  await mutate([currentSessionNumber(), chatKey('chat-1')], read, { revalidate: false });
  return found;
}

test.each([
  ['nobody', null],
  ['the next person', sessionOf('bob')],
])(
  'a line on its way at the sign-out is sent with the token of its person, and not shown to %s (AUTH-14, AUTH-15)',
  async (_, next) => {
    const { ada, settled, release, changes } = await sendHeldLine();
    setSession(null);
    setSession(next);
    release();
    await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
    expect(changes()).toEqual([`Bearer ${ada.accessToken}`]);
    expect(await shownChat()).toBeUndefined();
  },
);

test('a chat that is marked as read late keeps the line that was sent meanwhile (CHAT-12)', async () => {
  setSession(sessionOf('ada'));
  const held = Promise.withResolvers<Response>();
  const answer = (value: object) => new Response(JSON.stringify({ ...chat, ...value }));
  send
    .mockReturnValueOnce(held.promise)
    .mockImplementation(async () => answer({ messages: [line], unreadCount: 2 }));
  const marked = markChatRead('chat-1');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await sendLine('chat-1', 'See you there.');
  held.resolve(answer({ messages: [], unreadCount: 0 }));
  await marked;
  expect(await shownChat()).toMatchObject({ messages: [line], unreadCount: 0 });
});

test('a line that has arrived is shown in its chat (CHAT-12)', async () => {
  const { settled, release } = await sendHeldLine();
  release();
  await vi.waitFor(() => expect(settled).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(await shownChat()).toMatchObject({ id: 'chat-1', messages: [line] });
});

test('a line on its way is not sent for a session that the server has ended: it is in the field again (AUTH-9, CHAT-14)', async () => {
  const { settled, release, changes } = await sendHeldLine();
  setSession(null, { reason: 'expired' });
  release();
  await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  expect(changes()).toEqual([]);
});

test.each([
  ['this tab', 'thisTab'],
  ['another tab', 'otherTab'],
] as const)(
  'a line on its way when %s noticed the end of the session can be sent again, in front of what was typed since (CHAT-6, CHAT-14)',
  (_, storedBy) => {
    setSession(sessionOf('ada'));
    const onItsWay = { text: 'At noon?', sending: 'See you there.', failure: null };
    store.set(chatDraftsAtom, () => new Map([['chat-1', onItsWay]]));
    if (storedBy === 'otherTab') storage.values.delete(storageKeys.chatDrafts);
    setSession(null, { reason: 'expired', storedBy });
    setSession(sessionOf('ada'));
    expect(Object.fromEntries(store.get(chatDraftsAtom))).toEqual({
      'chat-1': { text: 'See you there.\nAt noon?', sending: null, failure: null },
    });
  },
);

test('the conversation that somebody has chosen is not open for the next person (AUTH-13)', () => {
  setSession(sessionOf('ada'));
  store.set(chosenChatAtom, 'chat-1');
  store.set(isQuickChatOpenAtom, true);
  setSession(sessionOf('bob'));
  expect(store.get(chosenChatAtom)).toBeUndefined();
  expect(store.get(isQuickChatOpenAtom)).toBe(false);
});
