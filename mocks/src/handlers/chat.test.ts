import { expect, test } from 'vitest';
import { contactsByName } from '../store/contacts.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function get(path: string): Promise<unknown> {
  return (await call('GET', `api/apps/chat/${path}`, { as: 'user' })).body;
}

test('the chat has its contacts by name, one of them in full, and a profile (MOCK-16)', async () => {
  const contacts = (await get('contacts')) as { id: string; name: string }[];
  expect(contacts.map(({ name }) => name)).toEqual(contactsByName().map(({ name }) => name));
  const [known] = contactsByName();
  const { emails, title } = known as NonNullable<typeof known>;
  expect(await get(`contact?id=${known?.id}`)).toMatchObject({
    id: known?.id,
    details: { emails, title },
    attachments: { media: [], docs: [], links: [] },
  });
  expect(await get('contact?id=unknown')).toBeNull();
  expect(await get('profile')).toMatchObject({ name: expect.any(String) });
});

test('a visitor has no chats (CHAT-1)', async () => {
  expect((await call('GET', 'api/apps/chat/chats')).body).toEqual([]);
});
