import { expect, it } from 'vitest';
import { collate } from './collate.ts';

const places = [
  'Zonguldak',
  'Ünye',
  'Uşak',
  'Şırnak',
  'Sivas',
  'Ödemiş',
  'Ordu',
  'İzmir',
  'istanbul',
  'Isparta',
  'Iğdır',
  'Çorum',
  'Cizre',
];

const turkish = [
  'Cizre',
  'Çorum',
  'Iğdır',
  'Isparta',
  'istanbul',
  'İzmir',
  'Ordu',
  'Ödemiş',
  'Sivas',
  'Şırnak',
  'Uşak',
  'Ünye',
  'Zonguldak',
];

it('sorts by the alphabet of the language (LANG-18)', () => {
  expect(places.toSorted(collate('tr'))).toEqual(turkish);
  const english = places.toSorted(collate('en'));
  expect(english.indexOf('Ödemiş')).toBeLessThan(english.indexOf('Ordu'));
  expect(english.indexOf('Ünye')).toBeLessThan(english.indexOf('Uşak'));
  expect(english.at(-1)).toBe('Zonguldak');
});

it('sorts numbers by their value', () => {
  expect(['U16', 'U9', 'U11'].toSorted(collate('en'))).toEqual(['U9', 'U11', 'U16']);
});
