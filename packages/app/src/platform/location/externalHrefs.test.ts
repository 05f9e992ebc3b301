import { expect, test } from 'vitest';
import { mapAt, mapOfAddress } from './externalHrefs.ts';

test('a map shows a place by its coordinates (MATCH-16, SCHOOL-5)', () => {
  expect(mapAt(38.42, 27.14)).toBe('https://www.openstreetmap.org/?mlat=38.42&mlon=27.14');
  expect(mapAt(0, 0)).toBe('https://www.openstreetmap.org/?mlat=0&mlon=0');
});

test.each([
  [null, 27],
  [38, null],
  [91, 27],
  [38, -181],
])('there is no map of %j, %j (MATCH-16, SCHOOL-5)', (latitude, longitude) => {
  expect(mapAt(latitude, longitude)).toBeNull();
});

test('an address is looked up with all its letters', () => {
  expect(mapOfAddress('Okul Sok. 4, İzmir')).toBe(
    'https://www.openstreetmap.org/search?query=Okul+Sok.+4%2C+%C4%B0zmir',
  );
});
