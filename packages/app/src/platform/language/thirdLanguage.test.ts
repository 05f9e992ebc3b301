import { expect, test, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';

/** Another language, as its line in the table would name it. */
const german = { name: 'Deutsch', locale: 'de-DE', flag: () => Promise.reject(new Error('none')) };

vi.mock('@touchline/ui/locale', async (original) => {
  const { languageRows, ...rest } = await original<typeof import('@touchline/ui/locale')>();
  return {
    ...rest,
    languageRows: { ...languageRows, de: german },
    languages: [...Object.keys(languageRows), 'de'],
  };
});

const files: Record<string, object> = {
  '/i18n/en.json': { navigation: { home: 'Home', messages: 'Messages' } },
  '/i18n/admin/en.json': { admin: { today: 'Today', drafts: 'Drafts' } },
  '/i18n/de.json': { navigation: { home: 'Startseite' }, admin: { today: 'Heute' } },
};

test('the app knows a third language by one line of the table and one file (LANG-20)', async () => {
  const { values } = stubStorage();
  values.set('touchline.language', '"de"');
  const page = { lang: '' };
  const fetched: string[] = [];
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return new Response(JSON.stringify(files[url]));
  });
  const { loadAdminTranslations, startTranslations } = await import('./i18n.ts');
  const { languages, localeOf, parseLanguage } = await import('./languages.ts');
  const { offeredLanguages } = await import('./offeredLanguages.ts');
  const { default: i18next } = await import('i18next');

  const started = startTranslations();
  const admin = loadAdminTranslations();
  await started;
  const t = i18next.t as unknown as (key: string) => string;
  expect(fetched.slice(0, 2).toSorted()).toEqual(['/i18n/de.json', '/i18n/en.json']);
  expect([t('navigation.home'), t('navigation.messages')]).toEqual(['Startseite', 'Messages']);
  expect(page.lang).toBe('de');
  const third = parseLanguage('de');
  expect(languages).toContain(third);
  expect(localeOf(third)).toBe('de-DE');
  expect(offeredLanguages.map(({ label }) => label)).toEqual(['English', 'Türkçe', 'Deutsch']);

  // Its words of the admin area are in the same file, so that there is no other to ask for.
  await admin;
  // The page knows its language before it asks for those words.
  expect(fetched.at(-1)).toBe('/i18n/admin/en.json');
  expect(fetched).not.toContain('/i18n/admin/de.json');
  expect([t('admin.today'), t('admin.drafts')]).toEqual(['Heute', 'Drafts']);
});
