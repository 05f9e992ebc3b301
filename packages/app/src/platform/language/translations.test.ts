import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';

interface Tree {
  [key: string]: string | Tree;
}

function read(language: string): Map<string, string> {
  const file = new URL(`../../../public/i18n/${language}.json`, import.meta.url);
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree);
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
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
}

const english = read('en');

describe.each(languages)('translation file %s', (language) => {
  const texts = read(language);

  it('has the keys of English, no more and no less', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills the same placeholders', () => {
    for (const [key, text] of texts) {
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
    }
  });
});

it('builds no Turkish suffix onto a placeholder', () => {
  expect([...read('tr')].filter(([, text]) => /\}\}['’]\p{L}/u.test(text))).toEqual([]);
});
