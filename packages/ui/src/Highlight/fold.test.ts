import { describe, expect, it, vi } from 'vitest';
import { findFolded, fold } from './fold.ts';

/** The text with the found parts in brackets. */
function marked(text: string, query: string): string {
  return findFolded(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');
}

describe('fold', () => {
  it.each([
    ['ISPARTA', 'isparta'],
    ['ısparta', 'isparta'],
    ['İNEGÖL  ', 'inegol'],
    ['Iğdır', 'igdir'],
    ['Şırnak', 'sirnak'],
    ['Rüzgâr\u00A0tepe', 'ruzgar tepe'],
  ])('%s becomes %s (SEARCH-16)', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(text.normalize('NFD'))).toBe(folded);
  });
});

describe('findFolded', () => {
  it.each([
    ['Iğdır FK', 'igdir', '[Iğdır] FK'],
    ['Igdir FK', 'IĞDIR', '[Igdir] FK'],
    ['İstanbul Başakşehir', 'ISTANBUL', '[İstanbul] Başakşehir'],
    ['İstanbul Başakşehir', 'BAŞAKŞEHİR', 'İstanbul [Başakşehir]'],
    ['Gençlerbirliği', 'lik', 'Gençlerbirliği'],
    ['Gençlerbirliği', 'ligi', 'Gençlerbir[liği]'],
    ['Ananas', 'an', '[An][an]as'],
    ['ﬁnal', 'fi', '[ﬁ]nal'],
    ['Combe  Aster', 'combe aster', '[Combe  Aster]'],
    ['U16 (kız)', '(KIZ', 'U16 [(kız])'],
    ['Aster', '', 'Aster'],
    ['', 'a', ''],
  ])('marks in %s what %s finds (LIST-10)', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown);
  });

  it('marks in a long text at once', () => {
    expect(findFolded(`${'a '.repeat(200_000)}Aster`, 'aster').at(-1)).toEqual({
      text: 'Aster',
      isFound: true,
    });
  });

  it('keeps the letters of decomposed texts together (LIST-10)', () => {
    expect(marked('Iğdır'.normalize('NFD'), 'iğd')).toBe(`[${'Iğd'.normalize('NFD')}]ır`);
  });

  it.each([
    ['👩‍👧 Aster', '👩', '[👩‍👧] Aster'],
    ['👩‍👧 Aster', '👧', '[👩‍👧] Aster'],
    ['👍🏽 Aster', '👍', '[👍🏽] Aster'],
    ['🇹🇷🇺🇸', '🇺🇸', '🇹🇷[🇺🇸]'],
    ['1️⃣ Aster', '1', '[1️⃣] Aster'],
  ])('cuts no character of %s where %s is found (LIST-10)', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown);
  });

  it('needs nothing that Firefox 120 lacks (PRODUCT-12)', async () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    vi.resetModules();
    const { findFolded: find } = await import('./fold.ts');
    expect(find('Aster', 'AS')).toEqual([
      { text: 'As', isFound: true },
      { text: 'ter', isFound: false },
    ]);
    vi.unstubAllGlobals();
  });

  it.each(['Şanlıurfa', 'İnegöl Kafkasspor', 'Iğdır FK', 'Çaykur Rizespor'])(
    'marks all of %s however it is typed, and loses no letter (LIST-10)',
    (name) => {
      const ascii = name.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
      const typed = [
        name.toLocaleUpperCase('tr'),
        name.toUpperCase(),
        name.toLowerCase(),
        ascii,
        ascii.toUpperCase(),
        ` ${name.normalize('NFD')} `,
      ];
      for (const query of typed) expect(marked(`1. ${name} U16`, query)).toBe(`1. [${name}] U16`);
    },
  );
});
