import { expect, it, vi } from 'vitest';
import { markFound } from './fold.ts';

it.each([
  ['👩‍👧 Aster', '👧', '<mark>👩‍👧</mark> Aster'],
  ['👍🏽 Aster', '👍', '<mark>👍🏽</mark> Aster'],
  ['🇹🇷🇺🇸', '🇺🇸', '🇹🇷<mark>🇺🇸</mark>'],
  ['1️⃣ Aster', '1', '<mark>1️⃣</mark> Aster'],
  ['Iğdır'.normalize('NFD'), 'iğd', `<mark>${'Iğd'.normalize('NFD')}</mark>ır`],
  ['', 'a', ''],
])('no character of %s is cut where %s is marked (TASK-3)', (text, query, html) => {
  expect(markFound(text, query)).toBe(html);
});

it('needs nothing that Firefox 120 lacks (PRODUCT-12)', async () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  vi.resetModules();
  const { markFound: mark } = await import('./fold.ts');
  expect(mark('Aster', 'AS')).toBe('<mark>As</mark>ter');
  vi.unstubAllGlobals();
});

it('a long text is marked at once', () => {
  expect(markFound(`${'a '.repeat(200_000)}Aster`, 'aster')).toMatch(/ <mark>Aster<\/mark>$/);
});
