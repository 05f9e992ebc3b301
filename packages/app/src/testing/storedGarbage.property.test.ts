import { asyncProperty, assert, constantFrom, dictionary, json, oneof, string } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
  vi.resetModules();
  const [{ store }, language, appearance, favourites, navigation, support, signUp, session] =
    await Promise.all([
      import('#platform/store.ts'),
      import('#platform/language/language.atoms.ts'),
      import('../features/appearance/appearance.atoms.ts'),
      import('../features/favourites/deviceFavourites.atoms.ts'),
      import('#shell/navigation/navigation.atoms.ts'),
      import('../features/support/support.atoms.ts'),
      import('../features/account/registration/signUpDraft.atoms.ts'),
      import('#session/storedSession.ts'),
    ]);
  return {
    language: store.get(language.languageAtom),
    appearance: store.get(appearance.appearanceAtom),
    favourites: store.get(favourites.deviceFavouritesAtom),
    isWide: store.get(navigation.isNavigationWideAtom),
    draft: store.get(support.supportDraftAtom),
    signUpDraft: store.get(signUp.signUpDraftAtom),
    session: session.readSessionAtStart(),
  };
}

/** What a start without anything stored reads. */
const fresh = readAll(new Map());

async function expectHarmless(stored: ReadonlyMap<string, string>): Promise<void> {
  const { favourites, isWide, ...read } = await readAll(stored);
  const { favourites: none, isWide: isUsuallyWide, ...expected } = await fresh;
  expect(read).toEqual(expected);
  // A list of ids and a `true` are believed.
  expect(favourites.every(({ id }) => typeof id === 'string')).toBe(true);
  expect([isUsuallyWide, stored.get(storageKeys.wideNavigation)?.trim() === 'true']).toContain(
    isWide,
  );
  expect([none, isUsuallyWide]).toEqual([[], false]);
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

  test('would be noticed', async () => {
    const stored = new Map([[storageKeys.wideNavigation, 'true']]);
    await expect(readAll(stored)).resolves.toMatchObject({ isWide: true });
  });
});
