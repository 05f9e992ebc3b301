import { expect, test } from 'vitest';
import { fieldRefusalIn, refusalIn } from './refusalTexts.ts';
import { call } from './testing/call.ts';
import { setUpMockBackEnd } from './testing/mockBackEnd.ts';

setUpMockBackEnd();

test.each([
  ['This time has passed', 'Bu zaman geçti'],
  ['This message would go to 42 now', 'Bu mesaj şimdi 42 kişiye gider'],
  ['There is no "a.b"', '“a.b” diye bir şey yok'],
  ['The server answered with 500', 'The server answered with 500'],
])('%s is in Turkish: %s (ERROR-21)', (text, words) => {
  expect(refusalIn('tr', text)).toBe(words);
  expect(refusalIn('en', text)).toBe(text);
});

test('what a schema says about a field has Turkish words too (ERROR-21)', () => {
  const text = 'Invalid length: Expected >=3 but received 1';
  expect(fieldRefusalIn('tr', text)).toBe('Bu değer kullanılamaz');
  expect(fieldRefusalIn('en', text)).toBe(text);
});

const own = 'api/admin/schools/school-gokcecinar';

test('a refusal is in the language that the caller asks for (ERROR-21)', async () => {
  const as = 'administrator';
  const remove = (language: string) => call('DELETE', `${own}?version=1`, { as, language });
  const turkish = await remove('tr');
  expect(turkish.body).toMatchObject({
    detail: 'Bu okulun hâlâ takımı, sporcusu ya da maçı var',
    reason: 'inUse',
  });
  expect(turkish.headers.get('Content-Language')).toBe('tr');
  expect(turkish.headers.get('Vary')).toContain('Accept-Language');
  const english = await remove('de, en;q=0.5');
  expect(english.body).toMatchObject({ detail: expect.stringMatching(/^This school still has/) });
});

test('so is what is wrong with a field, and with one of several records (ERROR-21, ADMIN-17)', async () => {
  const as = 'administrator';
  const language = 'tr';
  const draft = 'api/admin/messages/outgoing-draft';
  const messages = (await call('GET', 'api/admin/messages?status=draft', { as })).body as {
    items: { id: string; version: number }[];
  };
  const [message] = messages.items;
  const path = draft.replace('outgoing-draft', message?.id ?? '');
  const past = { version: message?.version, scheduledAt: '2026-04-01T10:00:00Z' };
  expect((await call('POST', `${path}/schedule`, { as, language, body: past })).body).toMatchObject(
    { errors: { scheduledAt: ['Bu zaman geçti'] } },
  );
  const items = [{ id: 'tr-football-u16-r1-1', version: 9999 }];
  const bulk = await call('POST', 'api/admin/matches/bulk', {
    as,
    language,
    body: { action: 'withdraw', items },
  });
  expect(bulk.body).toMatchObject({
    results: [{ status: 409, detail: 'Bu kaydı bu arada başka biri değiştirdi' }],
  });
});
