import { beforeEach, expect, test, vi } from 'vitest';
import { draftText } from '#platform/storage/draftText.ts';
import { storageKeys } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { dayLength } from '#platform/time/days.ts';

const key = storageKeys.chatDrafts;
let storage: ReturnType<typeof stubStorage>;
let page: Awaited<ReturnType<typeof openPage>>;

/** A page of the product as it starts, for a person or a visitor. */
async function openPage(person: string | null = 'ada', restore = (text: string) => text) {
  vi.resetModules();
  const [{ store }, session, drafts, { storeAllDraftsAgain }] = await Promise.all([
    import('#platform/store.ts'),
    import('./session.atoms.ts'),
    import('./personalDrafts.ts'),
    import('./storedDrafts.ts'),
  ]);
  const { forgetPersonalDrafts, personalDraftsAtom } = drafts;
  if (person) session.setSession(sessionOf(person));
  const draftsAtom = personalDraftsAtom<string, string>({
    key,
    schema: draftText,
    keep: (text) => text || null,
    restore,
  });
  return {
    ...session,
    forgetPersonalDrafts,
    storeAllDraftsAgain,
    typed: () => Object.fromEntries(store.get(draftsAtom)),
    type: (id: string, text: string) =>
      store.set(draftsAtom, (before) => new Map(before).set(id, text)),
  };
}

const keptNow = (drafts: Record<string, unknown>, savedAt = Date.now()) =>
  Object.fromEntries(Object.entries(drafts).map(([id, value]) => [id, { savedAt, value }]));

beforeEach(async () => {
  storage = stubStorage();
  page = await openPage();
});

test('what is typed is there after a reload, and no longer when it is taken back (CHAT-14, SHORTCUT-8)', async () => {
  page.type('one', 'Hello');
  page.type('other', 'Bye');
  page = await openPage();
  expect(page.typed()).toEqual({ one: 'Hello', other: 'Bye' });
  page.type('one', '');
  page.type('other', '');
  expect(storage.values.has(key)).toBe(false);
});

test('two tabs keep each what is typed in it (CHAT-14)', async () => {
  const other = await openPage();
  other.type('other', 'Bye');
  page.type('one', 'Hello');
  expect((await openPage()).typed()).toEqual({ one: 'Hello', other: 'Bye' });
});

test('nothing of it is left when its person signs out (CHAT-14, AUTH-14)', () => {
  page.type('one', 'Hello');
  page.setSession(null);
  expect(page.typed()).toEqual({});
  expect(storage.values.has(key)).toBe(false);
  page.setSession(sessionOf('ada'));
  expect(page.typed()).toEqual({});
});

test('after a session that has expired it is there for its person alone (CHAT-14)', () => {
  page.type('one', 'Hello');
  page.setSession(null, { reason: 'expired' });
  expect(page.typed()).toEqual({});
  expect(storage.values.has(key)).toBe(false);
  page.setSession(sessionOf('bob'));
  expect(page.typed()).toEqual({});
  page.setSession(null, { reason: 'expired' });
  page.setSession(sessionOf('ada'));
  expect(page.typed()).toEqual({ one: 'Hello' });
});

test('after a session that has expired it outlives a reload of the next one (CHAT-14)', async () => {
  page.type('one', 'Hello');
  page.setSession(null, { reason: 'expired' });
  page.setSession(sessionOf('ada'));
  page = await openPage();
  expect(page.typed()).toEqual({ one: 'Hello' });
});

test('after a session that has expired it is there as a reload would bring it (CHAT-14)', async () => {
  page = await openPage('ada', (text) => `${text} again`);
  page.type('one', 'Hello');
  // Nothing is kept of it.
  page.type('other', '');
  page.setSession(null, { reason: 'expired' });
  page.setSession(sessionOf('ada'));
  expect(page.typed()).toEqual({ one: 'Hello again' });
});

test('a tab in which nothing of it was opened stores it again too, beside what another tab has stored since (CHAT-14, USER-12)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  page.type('one', 'Hello');
  page.type('other', 'Bye');
  page.setSession(null, { reason: 'expired' });
  vi.advanceTimersByTime(1);
  const newer = { savedAt: Date.now(), value: 'Good bye' };
  storage.values.set(key, JSON.stringify({ owner: 'ada', drafts: { other: newer } }));
  page.storeAllDraftsAgain('bob');
  expect(storage.values.get(key)).not.toContain('Hello');
  page.storeAllDraftsAgain('ada');
  expect((await openPage()).typed()).toEqual({ one: 'Hello', other: 'Good bye' });
  vi.useRealTimers();
});

test('where another tab has noticed the end of the session, it is there again as well (CHAT-14)', async () => {
  const other = page;
  page.type('one', 'Hello');
  page = await openPage();
  page.setSession(null, { reason: 'expired' });
  other.setSession(null, { reason: 'expired', storedBy: 'otherTab' });
  expect(other.typed()).toEqual({});
  other.setSession(sessionOf('bob'), { storedBy: 'otherTab' });
  expect(other.typed()).toEqual({});
  other.setSession(null, { reason: 'expired', storedBy: 'otherTab' });
  other.setSession(sessionOf('ada'));
  expect(other.typed()).toEqual({ one: 'Hello' });
  // The tab that has noticed may be closed.
  expect((await openPage()).typed()).toEqual({ one: 'Hello' });
});

test('where another tab has signed out, nothing of it is left (CHAT-14, AUTH-14)', () => {
  page.type('one', 'Hello');
  storage.values.clear();
  page.setSession(null, { reason: 'left', storedBy: 'otherTab' });
  page.setSession(sessionOf('ada'));
  expect(page.typed()).toEqual({});
  expect(storage.values.has(key)).toBe(false);
});

test.each([
  ['of somebody else', { owner: 'bob', drafts: keptNow({ one: 'Hello' }) }],
  ['older than a day', { owner: 'ada', drafts: keptNow({ one: 'Hello' }, Date.now() - dayLength) }],
  ['from the future', { owner: 'ada', drafts: keptNow({ one: 'Hello' }, Date.now() + dayLength) }],
  ['of no text', { owner: 'ada', drafts: keptNow({ one: 7 }) }],
  ['longer than any', { owner: 'ada', drafts: keptNow({ one: 'x'.repeat(50_001) }) }],
  ['of another shape', ['Hello']],
])('a draft that is %s is passed over (CHAT-14, SEC-7)', async (_, stored) => {
  storage.values.set(key, JSON.stringify(stored));
  expect((await openPage()).typed()).toEqual({});
});

test('20 drafts are kept, the latest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let index = 0; index < 22; index += 1) {
    vi.setSystemTime(1_000_000 + index);
    page.type(`chat-${index}`, 'Hello');
  }
  const kept = Object.keys((await openPage()).typed());
  expect(kept).toHaveLength(20);
  expect(kept).not.toContain('chat-1');
  vi.useRealTimers();
});

test('what is deleted in the settings is gone from its field too (USER-15)', () => {
  page.type('one', 'Hello');
  page.forgetPersonalDrafts();
  expect(page.typed()).toEqual({});
});

test('a visitor has none', async () => {
  page = await openPage(null);
  page.type('one', 'Hello');
  expect(storage.values.has(key)).toBe(false);
});
