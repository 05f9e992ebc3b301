import * as v from 'valibot';
import { asyncProperty, assert, constantFrom, dictionary, json, oneof, string } from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';

const keys = Object.values(storageKeys);

/** What earlier versions, extensions, people and broken disks leave in a storage. */
const garbage = [
  '',
  '{"nonsense":',
  'undefined',
  'null',
  'NaN',
  '1e999',
  '-1',
  '""',
  '"en"',
  '[]',
  '[null,1,{}]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"layout":"constructor","theme":{},"scheme":["dark"]}',
  '{"accessToken":1,"user":null,"lockedUntil":"soon"}',
  '{"accessToken":"a.b.c","user":{"id":{}},"lockedUntil":1e300}',
  '{"owner":"x","draft":{"name":{},"message":[]}}',
  `"${'x'.repeat(50_000)}"`,
  '['.repeat(3_000),
];

// The styles of the theme need the build.
vi.mock('@touchline/ui/theme', async () => ({
  ...(await import('../../../ui/src/theme/themes.ts')),
  ...(await import('../../../ui/src/theme/breakpoints.ts')),
}));

afterEach(() => vi.unstubAllGlobals());

/** Everything that reads the storage when the page starts, with fresh modules. */
async function readAll(stored: ReadonlyMap<string, string>) {
  const { values } = stubStorage();
  for (const [key, text] of stored) values.set(key, text);
  const read = vi.spyOn(localStorage, 'getItem');
  vi.resetModules();
  const [
    { store },
    language,
    announcements,
    appearance,
    favourites,
    support,
    signUp,
    session,
    own,
  ] = await Promise.all([
    import('#platform/store.ts'),
    import('#platform/language/language.atoms.ts'),
    import('#platform/announcements.atoms.ts'),
    import('../features/appearance/appearance.atoms.ts'),
    import('../features/favourites/deviceFavourites.atoms.ts'),
    import('../features/support/support.atoms.ts'),
    import('../features/account/registration/signUpDraft.atoms.ts'),
    import('#session/storedSession.ts'),
    readOwn(),
  ]);
  const found = {
    language: store.get(language.languageAtom),
    appearance: store.get(appearance.appearanceAtom),
    favourites: store.get(favourites.deviceFavouritesAtom),
    isWide: store.get(appearance.isNavigationWideAtom),
    isAnnounced: store.get(announcements.isMatchAnnouncedAtom),
    draft: store.get(support.supportDraftAtom),
    signUpDraft: store.get(signUp.signUpDraftAtom),
    session: session.readSessionAtStart(),
    own,
  };
  return { ...found, keysRead: new Set(read.mock.calls.map(([key]) => key)), written: values };
}

/** What the pages of a person and of the admin area read, as the person `x`. */
async function readOwn() {
  const [{ store }, { readStored }, rest] = await Promise.all([
    import('#platform/store.ts'),
    import('#platform/storage/storage.ts'),
    importOwn(),
  ]);
  const owner = 'x';
  const now = Date.now();
  const athlete = { area: 'athletes', id: 'new', owner } as const;
  return {
    seen: rest.seen.readSeenMatches(owner),
    searches: store.get(rest.searches.recentSearchesAtom),
    columns: store.get(rest.columns.hiddenColumnsAtom),
    profile: rest.profile.readProfileDraft(owner, now),
    record: rest.drafts.readDraft({ area: 'schools', id: 'new', owner }, someFields, now),
    athlete: rest.drafts.readDraft(athlete, someFields, now),
    chats: store.get(rest.chats.chatDraftsAtom).size,
    shortcuts: store.get(rest.shortcuts.shortcutDraftsAtom).size,
    waiting: rest.waiting.readQueuedChanges().length,
    // Each is compared with `true` where it is used.
    isExpired: readStored(storageKeys.sessionExpired) === true,
    hasFonts: readStored(storageKeys.fonts) === true,
  };
}

const someFields = v.object({ name: v.optional(v.string()) });

async function importOwn() {
  const [seen, searches, columns, profile, drafts, waiting, chats, shortcuts] = await Promise.all([
    import('../features/matches/Match/visit/seenMatches.ts'),
    import('../features/search/recentSearches.ts'),
    import('../features/admin/AdminList/columns/columns.atoms.ts'),
    import('../features/account/Profile/profileDraft.ts'),
    import('../features/admin/record/drafts/recordDrafts.ts'),
    import('#platform/storage/queuedChanges.ts'),
    import('../features/chat/chatDrafts.atoms.ts'),
    import('../features/shortcuts/shortcutDrafts.atoms.ts'),
  ]);
  return {
    seen,
    searches,
    columns,
    profile,
    drafts,
    waiting,
    chats,
    shortcuts,
  };
}

/** What a start without anything stored reads. */
let fresh: Awaited<ReturnType<typeof readAll>>;

beforeAll(async () => {
  fresh = await readAll(new Map());
});

async function expectHarmless(stored: ReadonlyMap<string, string>): Promise<void> {
  const { favourites, isWide, isAnnounced, own, keysRead, written, ...read } =
    await readAll(stored);
  const { favourites: none, isWide: isUsuallyWide, own: ownFresh, ...rest } = fresh;
  const { isAnnounced: isUsuallyAnnounced, keysRead: always, written: nothing, ...expected } = rest;
  expect(read).toEqual(expected);
  expect(own).toEqual(ownFresh);
  expect([...always].every((key) => keysRead.has(key))).toBe(true);
  // What was found may be removed, and is not written again.
  for (const [key, text] of written) expect(stored.get(key)).toBe(text);
  expect(nothing.size).toBe(0);
  // A list of ids, a `true` and a `false` are believed.
  expect(favourites.every(({ id }) => typeof id === 'string')).toBe(true);
  expect([isUsuallyWide, stored.get(storageKeys.wideNavigation)?.trim() === 'true']).toContain(
    isWide,
  );
  const isSilenced = stored.get(storageKeys.matchAnnouncements)?.trim() === 'false';
  expect(isAnnounced).toBe(!isSilenced);
  expect([none, isUsuallyWide, isUsuallyAnnounced]).toEqual([[], false, true]);
  expect({}).not.toHaveProperty('polluted');
}

describe('garbage in the storage', () => {
  test.each(keys)(
    'under %s starts the product as without it (SEC-7, SEC-11, START-6)',
    async (key) => {
      for (const text of garbage) await expectHarmless(new Map([[key, text]]));
    },
    20_000,
  );

  test('of every kind under all keys at once does no harm (SEC-7, START-6)', async () => {
    const text = oneof(constantFrom(...garbage), json(), string());
    await assert(
      asyncProperty(dictionary(constantFrom(...keys), text), (stored) =>
        expectHarmless(new Map(Object.entries(stored))),
      ),
      { seed: 20_261_122, numRuns: 40 },
    );
  }, 20_000);

  test('is looked for under every key', () => {
    const { keysRead } = fresh;
    expect(keys.filter((key) => !keysRead.has(key))).toEqual([]);
  });

  test('among the changes that wait is passed over', async () => {
    const waiting = garbage.map((text, index) => [`touchline.outbox.${index}`, text] as const);
    await expectHarmless(new Map(waiting));
  });

  test('would be noticed', async () => {
    const stored = new Map([[storageKeys.wideNavigation, 'true']]);
    await expect(readAll(stored)).resolves.toMatchObject({ isWide: true });
  });
});
