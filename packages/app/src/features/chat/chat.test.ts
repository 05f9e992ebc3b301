import { beforeEach, expect, test, vi } from 'vitest';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => ({ content: '/api/' }) });
const { fetchChat, sendLine } = await import('./chat.ts');

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

beforeEach(() => void send.mockReset());

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
