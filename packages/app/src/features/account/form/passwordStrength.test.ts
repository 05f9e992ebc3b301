import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePassword } from './passwordStrength.ts';

const hintOf = (password: string, ...own: string[]) => judgePassword(password, own)?.hint;

describe('the hint of a password (SIGNUP-2)', () => {
  it('says nothing before anything is typed', () => {
    expect(judgePassword('', [])).toBeNull();
  });

  it.each([
    ['short', 'short'],
    ['😀😀😀😀', 'short'],
    ['nine tall lamps in a row, '.repeat(5), 'long'],
    ['nine tall lamps in a row, '.repeat(4), 'strong'],
    ['password', 'common'],
    ['Password2026!', 'common'],
    ['fenerbahçe1907', 'common'],
    ['TOUCHLINE', 'common'],
    ['İSTANBUL1453', 'common'],
    ['SEVİYORUM!', 'common'],
    ['Fenerbahce1907', 'common'],
    ['SIFRE123', 'common'],
    ['ögretmen', 'common'],
    ['aaaaaaaaaaaaaaaa', 'plain'],
    ['abcdefghijklmnop', 'plain'],
    ['9876543210987654', 'plain'],
    ['abababababababab', 'plain'],
    ['river bent', 'fair'],
    ['t7#kQp2!', 'fair'],
    ['the kettle sings at noon', 'strong'],
    ['yağmurda üç şemsiye kırıldı', 'strong'],
  ])('of %j is %s', (password, hint) => {
    expect(hintOf(password)).toBe(hint);
  });

  it('finds the name and the address of its person, and no short part of them', () => {
    const own = ['Deniz Örnek', 'deniz.ornek@school.example'];
    expect(hintOf('deniz2011', ...own)).toBe('personal');
    expect(hintOf('Örnek!!12', ...own)).toBe('personal');
    expect(hintOf('ornek.2026', ...own)).toBe('personal');
    expect(hintOf('IŞIK2011', 'Işık Yıldırım')).toBe('personal');
    expect(hintOf('isik2011!', 'Işık Yıldırım')).toBe('personal');
    expect(hintOf('irem2011', 'İrem Ay')).toBe('personal');
    expect(hintOf('the school has nine tall windows', ...own)).toBe('strong');
    expect(hintOf('adak7#pq', 'Ada')).toBe('fair');
  });

  it('is weak for what is refused, common or personal, and for nothing that is strong', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        const verdict = judgePassword(password, []);
        const { length } = [...password];
        const isRefused = length < 8 || length > 128;
        if (isRefused && password !== '') expect(verdict?.strength).toBe('weak');
        if (verdict?.hint === 'strong') expect(verdict.strength).toBe('strong');
        else expect(verdict?.strength).not.toBe('strong');
      }),
    );
  });

  it('does not fall when something is added that is not a repetition', () => {
    const rank = { weak: 0, fair: 1, strong: 2 };
    let last = 0;
    const passphrase = 'vK9 lantern over the hill';
    for (let end = 1; end <= passphrase.length; end++) {
      const verdict = judgePassword(passphrase.slice(0, end), []);
      const now = rank[verdict?.strength ?? 'weak'];
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(last).toBe(2);
  });
});
