import { expect, it } from 'vitest';
import { wrapLabel } from './wrapLabel.ts';

const ofTen = (line: string) => [...line].length <= 10;

it.each([
  ['Verildi', ['Verildi']],
  ['Otuz gün içinde sona eriyor', ['Otuz gün', 'içinde', 'sona', 'eriyor']],
  ['Bu çok iyi', ['Bu çok iyi']],
  ['a Muvaffakiyetsizleştirici', ['a', 'Muvaffakiy', 'etsizleşti', 'rici']],
  ['', ['']],
])('%s stands in lines of ten letters', (label, lines) => {
  expect(wrapLabel(label, ofTen)).toEqual(lines);
});

it('ends where not even one letter fits', () => {
  expect(wrapLabel('👩🏽 b', () => false).join('')).toBe('👩🏽b');
});
