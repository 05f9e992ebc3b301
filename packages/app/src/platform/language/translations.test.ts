import { languages as languagesOfTheWire } from '@touchline/contract/account';
import type { Language as LanguageOfTheWire } from '@touchline/contract/call';
import type { ParseKeys } from 'i18next';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { type Language, languages, localeOf } from './languages.ts';

interface Tree {
  [key: string]: string | Tree;
}

const folder = new URL('../../../public/i18n/', import.meta.url);

/** The texts of a file by key; empty if there is no such file. */
function readFile(path: string): Map<string, string> {
  if (!existsSync(new URL(`${path}.json`, folder))) return new Map();
  return flatten(JSON.parse(readFileSync(new URL(`${path}.json`, folder), 'utf8')) as Tree);
}

/** The texts of a language by key, including those of the admin area. */
function read(language: string): Map<string, string> {
  return new Map([...readFile(language), ...readFile(`admin/${language}`)]);
}

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function placeholders(text: string): string[] {
  return (text.match(/\{\{[^}]+\}\}/g) ?? []).toSorted();
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

function withoutPlurals(texts: Map<string, string>): string[] {
  return [
    ...new Set([...texts.keys()].map((key) => key.replace(pluralSuffix, '_plural'))),
  ].toSorted();
}

/** The plural forms that a text with a count lacks, or has although the language has them not. */
function pluralMistakes(texts: Map<string, string>, locale: string): string[] {
  const forms = new Set<string>(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
  const words = [...texts.keys()].filter((key) => pluralSuffix.test(key));
  const bases = new Set(words.map((key) => key.replace(pluralSuffix, '')));
  const wanted = new Set([...bases].flatMap((base) => [...forms].map((form) => `${base}_${form}`)));
  return [
    ...words.filter((key) => !wanted.has(key)),
    ...[...wanted].filter((key) => !texts.has(key)),
  ];
}

const english = read('en');

const sources = new URL('../../', import.meta.url);

/** The code of the app, without tests and stories. */
function readSources(): string {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, sources), 'utf8'))
    .join('\n');
}

/** The keys that no code names, neither whole nor by a template whose values may be anything. */
function unnamedKeys(keys: Iterable<string>, code: string): string[] {
  const whole = new Set([...code.matchAll(/['"]([\w.-]+)['"]/g)].map(([, text]) => text));
  const templates = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map(([, text = '']) => text.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '*'))
    // One that begins with a value has to end in a word, or it would name every key.
    .filter((text) => /^[\w*-]+(?:\.[\w*-]+)+$/.test(text) && !/^\*.*\*$/.test(text));
  const forms = new RegExp(
    `^(?:${[...new Set(templates)]
      .map((text) => text.replaceAll('.', String.raw`\.`).replaceAll('*', '[\\w.-]+'))
      .join('|')})$`,
  );
  return [...keys]
    .map((key) => key.replace(pluralSuffix, ''))
    .filter((key) => !whole.has(key) && !forms.test(key));
}

test('each text is named by the code, or it would be loaded for nothing', () => {
  const code = readSources();
  expect(unnamedKeys(english.keys(), code)).toEqual([]);
  expect(unnamedKeys(['nowhere.said', 'match.nobodySays'], code)).toHaveLength(2);
});

test.each(languages)('who discards and who cancels press different words in %s', (language) => {
  const texts = read(language);
  const cancel = texts.get('account.cancel');
  expect(cancel).toBeDefined();
  expect(texts.get('adminRecord.discard')).not.toBe(cancel);
  expect(texts.get('shortcuts.discard')).not.toBe(cancel);
});

test('Turkish endings follow how a unit is read, after one kind of apostrophe', () => {
  const texts = [...read('tr').values()];
  const endings = texts.flatMap((text) => text.match(/\b[kM]B.(?:[dt][ae]n)\b/g) ?? []);
  // Megabayt and kilobayt.
  expect(new Set(endings)).toEqual(new Set(['MB’tan', 'kB’tan']));
  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

describe.each(languages)('translation file %s', (language) => {
  const texts = read(language);

  it('has the keys of English, no more and no less, but for its own plural forms (LANG-9)', () => {
    expect(withoutPlurals(texts)).toEqual(withoutPlurals(english));
  });

  it('has each plural form of the language, and no other (LANG-17)', () => {
    expect(pluralMistakes(texts, localeOf(language))).toEqual([]);
  });

  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills the same placeholders', () => {
    for (const [key, text] of texts) {
      const original = english.get(key) ?? english.get(key.replace(pluralSuffix, '_other')) ?? '';
      expect(placeholders(text), key).toEqual(placeholders(original));
    }
  });
});

it('builds no Turkish suffix onto a placeholder (LANG-10)', () => {
  expect([...read('tr')].filter(([, text]) => /\}\}['’]\p{L}/u.test(text))).toEqual([]);
});

it('keeps “e-posta” on one line in a sentence: a word joiner follows its hyphen (LANG-25)', () => {
  const sentences = [...read('tr')].filter(([, text]) => /[.,;:]/.test(text));
  expect(sentences.filter(([, text]) => /e-posta/i.test(text))).toEqual([]);
  expect(sentences.filter(([, text]) => /e-\u2060posta/i.test(text))).not.toEqual([]);
});

it('has files for each language of the table, and no other (LANG-20)', () => {
  const files = languages.map((id) => `${id}.json`).toSorted();
  expect(readdirSync(folder).toSorted()).toEqual(['admin', ...files]);
  // A file of a language may have the words of the admin area too.
  expect(files).toEqual(expect.arrayContaining(readdirSync(new URL('admin/', folder))));
});

it('is there for each language of the wire, and for no other (LANG-20)', () => {
  expect(languagesOfTheWire).toEqual(languages);
  expectTypeOf<LanguageOfTheWire>().toEqualTypeOf<Language>();
});

it.each(languages)(
  'is of pages or of the admin area, never of both, in %s (LANG-3)',
  (language) => {
    const common = readFile(language);
    expect([...readFile(`admin/${language}`).keys()].filter((key) => common.has(key))).toEqual([]);
  },
);

it('is told apart from a file with a wrong plural form (LANG-17)', () => {
  const texts = new Map([
    ['found_one', 'one'],
    ['found_many', 'many'],
  ]);
  expect(pluralMistakes(texts, 'en-US').toSorted()).toEqual(['found_many', 'found_other']);
});

it('has keys that the compiler knows: another one does not compile (LANG-21)', () => {
  /** What `t` takes. */
  type Key = ParseKeys;
  expectTypeOf<'navigation.home'>().toExtend<Key>();
  expectTypeOf<'navigation.nowhere'>().not.toExtend<Key>();
  expectTypeOf<string>().not.toExtend<Key>();
});
