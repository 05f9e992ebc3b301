import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';

/** The files of the product, by their address. */
const files = new Map(
  ['en', 'tr', 'admin/en', 'admin/tr'].map((name) => [
    `/i18n/${name}.json`,
    readFileSync(new URL(`../../../public/i18n/${name}.json`, import.meta.url), 'utf8'),
  ]),
);

const page = { lang: '' };
const fetched: string[] = [];
/** The addresses that cannot be had, and how they fail. */
const broken = new Map<string, () => Response>();

const errors = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');

/** Starts the translations with fresh modules, as a visit does. */
async function start(stored?: string) {
  const { values } = stubStorage();
  if (stored !== undefined) values.set('touchline.language', JSON.stringify(stored));
  vi.resetModules();
  const { startTranslations, changeLanguage, retryTranslations, loadAdminTranslations } =
    await import('./i18n.ts');
  const { haveTranslationsFailedAtom } = await import('./language.atoms.ts');
  const { store } = await import('../store.ts');
  const { default: i18next } = await import('i18next');
  const started = startTranslations();
  await vi.runAllTimersAsync();
  await started;
  const t = i18next.t as unknown as (key: string, values?: Record<string, unknown>) => string;
  return {
    t,
    changeLanguage,
    loadAdminTranslations,
    retry: async () => {
      const retried = retryTranslations();
      await vi.runAllTimersAsync();
      return retried;
    },
    hasFailed: () => store.get(haveTranslationsFailedAtom),
    kept: () => values.get('touchline.language'),
  };
}

const notFound = () => new Response('', { status: 404 });
const noJson = () => new Response('<!doctype html>');
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  fetched.length = 0;
  broken.clear();
  page.lang = '';
  errors.mockReset();
  warnings.mockReset();
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return broken.get(url)?.() ?? new Response(files.get(url));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./languages.ts');
});

describe('the start', () => {
  it('is in English unless a language was stored (LANG-1, LANG-2, LANG-8)', async () => {
    const { t } = await start();
    expect(fetched).toEqual(['/i18n/en.json']);
    expect(page.lang).toBe('en');
    expect(t('navigation.home')).toBe('Home');
    expect((await start('tr')).t('navigation.home')).toBe('Ana Sayfa');
    expect(page.lang).toBe('tr');
  });

  it.each(['de', '../api/user', 'en/../tr', 'EN', ''])(
    'is in English when %j was kept, which becomes part of no address (LANG-14)',
    async (stored) => {
      await start(stored);
      expect(fetched).toEqual(['/i18n/en.json']);
      expect(page.lang).toBe('en');
    },
  );

  it('works with English alone (LANG-15)', async () => {
    vi.doMock('./languages.ts', async (original) => ({
      ...(await original<typeof import('./languages.ts')>()),
      languages: ['en'],
    }));
    const { t } = await start();
    expect(t('navigation.home')).toBe('Home');
    expect(fetched).toEqual(['/i18n/en.json']);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('a file that does not load', () => {
  it.each([
    ['404', notFound],
    ['401', () => new Response('', { status: 401 })],
    ['a list', () => new Response('null')],
    ['no JSON', noJson],
    ['no network', noNetwork],
  ])('is asked for twice more after %s, then the fallback is used (LANG-4)', async (_, fail) => {
    broken.set('/i18n/tr.json', fail);
    const { t } = await start('tr');
    expect(fetched.filter((url) => url === '/i18n/tr.json')).toHaveLength(3);
    expect(t('navigation.home')).toBe('Home');
    // The texts are English, so the page is marked as English for screen readers (LANG-22).
    expect(page.lang).toBe('en');
    expect(errors).not.toHaveBeenCalled();
    // No key is missing in a file that is not there.
    expect(warnings).not.toHaveBeenCalled();
  });

  it('is logged when the fallback fails as well, and keys are shown (LANG-4, START-5)', async () => {
    broken.set('/i18n/tr.json', notFound);
    broken.set('/i18n/en.json', noNetwork);
    const { t } = await start('tr');
    expect(fetched.toSorted()).toEqual([
      ...Array<string>(3).fill('/i18n/en.json'),
      ...Array<string>(3).fill('/i18n/tr.json'),
    ]);
    expect(errors.mock.calls).toEqual([
      ['Unable to load translation and all the fallback languages'],
    ]);
    expect(t('navigation.home')).toBe('navigation.home');
  });

  it('can be asked for again by hand, with the fallback, as often as it takes (LANG-23)', async () => {
    broken.set('/i18n/tr.json', notFound);
    broken.set('/i18n/en.json', noNetwork);
    const { t, retry, hasFailed } = await start('tr');
    expect(hasFailed()).toBe(true);
    fetched.length = 0;
    expect(await retry()).toBe(false);
    expect(hasFailed()).toBe(true);
    expect(fetched).toHaveLength(6);
    broken.delete('/i18n/en.json');
    expect(await retry()).toBe(true);
    expect(hasFailed()).toBe(false);
    expect(t('navigation.home')).toBe('Home');
    expect(page.lang).toBe('en');
  });

  it('is in the kept language after a retry that finds its file (LANG-23)', async () => {
    broken.set('/i18n/tr.json', notFound);
    broken.set('/i18n/en.json', notFound);
    const { t, retry, hasFailed } = await start('tr');
    broken.clear();
    await retry();
    expect(hasFailed()).toBe(false);
    expect(t('navigation.home')).toBe('Ana Sayfa');
    expect(page.lang).toBe('tr');
  });

  it('names the language of the words that a retry finds (LANG-22, LANG-23)', async () => {
    broken.set('/i18n/tr.json', notFound);
    broken.set('/i18n/en.json', notFound);
    const { t, retry } = await start('tr');
    // The error has words of its own, in the kept language.
    expect(page.lang).toBe('tr');
    broken.delete('/i18n/en.json');
    await retry();
    expect(t('navigation.home')).toBe('Home');
    expect(page.lang).toBe('en');
  });

  it('has not failed while the fallback is there (LANG-23)', async () => {
    broken.set('/i18n/tr.json', notFound);
    expect((await start('tr')).hasFailed()).toBe(false);
  });
});

describe('words', () => {
  it('take values as text (LANG-3)', async () => {
    const { t } = await start();
    expect(t('validation.tooShort', { count: 3 })).toBe('Use at least 3 characters.');
    const to = (name: string) => t('languages.{{name}}', { defaultValue: 'To {{name}}', name });
    expect(to('<b>&')).toBe('To <b>&');
    // i18next neither interpolates nor nests inside a value.
    expect(to('{{name}} $t(navigation.home) __proto__')).toBe(
      'To {{name}} $t(navigation.home) __proto__',
    );
  });

  it('have the plural forms of the language (LANG-17)', async () => {
    const { t, changeLanguage } = await start();
    const results = () => [0, 1, 2].map((count) => t('search.results', { count }));
    expect(results()).toEqual(['0 results', '1 result', '2 results']);
    await changeLanguage('tr');
    expect(results()).toEqual(['0 sonuç', '1 sonuç', '2 sonuç']);
  });

  it('write counts as the language does (LANG-18)', async () => {
    const { t, changeLanguage } = await start();
    const counts = () => [
      t('matches.shown', { shown: 1_020, total: 12_345 }),
      t('home.partOf', { shown: 6, total: 12_345 }),
      ...[
        'home.liveCount',
        'home.newLive',
        'home.schoolCount',
        'search.results',
        'school.matches.more',
        'navigation.unread',
        'notifications.unread',
        'chat.unread',
        'messages.new',
      ].map((key) => t(key, { count: 12_345 })),
    ];
    expect(counts().filter((text) => !text.includes('12,345'))).toEqual([]);
    expect(counts()[0]).toBe('1,020 of 12,345 shown');
    await changeLanguage('tr');
    expect(counts().filter((text) => !text.includes('12.345'))).toEqual([]);
  });

  it('that are missing are logged, and are the English ones or the key (LANG-5)', async () => {
    const { navigation, ...others } = JSON.parse(files.get('/i18n/tr.json') ?? '') as Record<
      string,
      unknown
    >;
    expect(navigation).toBeDefined();
    broken.set('/i18n/tr.json', () => new Response(JSON.stringify(others)));
    const { t, changeLanguage } = await start();
    await changeLanguage('tr');
    for (const _ of [1, 2]) {
      expect(t('navigation.home')).toBe('Home');
      expect(t('navigation.nowhere')).toBe('navigation.nowhere');
    }
    expect(t('search.results', { count: 2 })).toBe('2 sonuç');
    // A text that is requested in another language than that of the page is not reported as
    // missing.
    expect(t('search.results', { count: 2, lng: 'en' })).toBe('2 results');
    expect(warnings.mock.calls).toEqual([
      ['Missing translation: navigation.home'],
      ['Missing translation: navigation.nowhere'],
    ]);
  });
});

describe('a change of language', () => {
  it('asks for its file alone, and is kept (LANG-8, LANG-19)', async () => {
    const { t, changeLanguage, kept } = await start();
    fetched.length = 0;
    await changeLanguage('tr');
    expect(fetched).toEqual(['/i18n/tr.json']);
    expect(t('navigation.home')).toBe('Ana Sayfa');
    expect(page.lang).toBe('tr');
    expect(kept()).toBe('"tr"');
    await changeLanguage('en');
    expect(fetched).toEqual(['/i18n/tr.json']);
  });

  it('whose file cannot be had leaves the language as it is (LANG-7)', async () => {
    const { t, changeLanguage, kept } = await start();
    broken.set('/i18n/tr.json', notFound);
    const changed = expect(changeLanguage('tr')).rejects.toThrow('Unable to load translation');
    await vi.runAllTimersAsync();
    await changed;
    expect(t('navigation.home')).toBe('Home');
    expect(page.lang).toBe('en');
    expect(kept()).toBeUndefined();
  });

  it('asks for the file anew at the next try (LANG-7)', async () => {
    const { t, changeLanguage } = await start();
    broken.set('/i18n/tr.json', notFound);
    const failed = expect(changeLanguage('tr')).rejects.toThrow('Unable to load translation');
    await vi.runAllTimersAsync();
    await failed;
    broken.clear();
    await changeLanguage('tr');
    expect(t('navigation.home')).toBe('Ana Sayfa');
  });
});

describe('the words of the admin area', () => {
  it('are a file that no other page waits for (LANG-3, LANG-19)', async () => {
    const { t, loadAdminTranslations, changeLanguage } = await start();
    expect(fetched).toEqual(['/i18n/en.json']);
    await loadAdminTranslations();
    await loadAdminTranslations();
    expect(fetched).toEqual(['/i18n/en.json', '/i18n/admin/en.json']);
    expect(t('adminRecord.save')).toBe('Save');
    expect(t('navigation.home')).toBe('Home');
    await changeLanguage('tr');
    expect(fetched.slice(2).toSorted()).toEqual(['/i18n/admin/tr.json', '/i18n/tr.json']);
    expect(t('adminRecord.save')).toBe('Kaydet');
  });

  it('wait for the start, which knows the language', async () => {
    stubStorage().values.set('touchline.language', '"tr"');
    vi.resetModules();
    const { startTranslations, loadAdminTranslations } = await import('./i18n.ts');
    const { default: i18next } = await import('i18next');
    void startTranslations();
    const loaded = loadAdminTranslations();
    await vi.runAllTimersAsync();
    await loaded;
    expect((i18next.t as unknown as (key: string) => string)('adminRecord.save')).toBe('Kaydet');
  });

  it('are an error of the page where neither language has them, and are asked for anew (LANG-4)', async () => {
    broken.set('/i18n/admin/en.json', noNetwork);
    const { t, loadAdminTranslations } = await start();
    const failed = expect(loadAdminTranslations()).rejects.toThrow('Unable to load translation');
    await vi.runAllTimersAsync();
    await failed;
    expect(fetched.filter((url) => url === '/i18n/admin/en.json')).toHaveLength(3);
    broken.clear();
    await loadAdminTranslations();
    expect(t('adminRecord.save')).toBe('Save');
  });

  it('are those of the fallback where the language has them not (LANG-4)', async () => {
    broken.set('/i18n/admin/tr.json', notFound);
    const { t, loadAdminTranslations } = await start('tr');
    const loaded = loadAdminTranslations();
    await vi.runAllTimersAsync();
    await loaded;
    expect([t('navigation.home'), t('adminRecord.save')]).toEqual(['Ana Sayfa', 'Save']);
  });

  it('keep the language of before when those of the new one do not come (LANG-7)', async () => {
    const { t, loadAdminTranslations, changeLanguage } = await start();
    await loadAdminTranslations();
    broken.set('/i18n/admin/tr.json', notFound);
    const changed = expect(changeLanguage('tr')).rejects.toThrow('Unable to load translation');
    await vi.runAllTimersAsync();
    await changed;
    expect([t('navigation.home'), t('adminRecord.save')]).toEqual(['Home', 'Save']);
  });
});
