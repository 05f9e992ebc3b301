import { expect, test } from 'vitest';
import { schoolMap } from './schoolLinks.ts';

test('the map shows the school (SCHOOL-5)', () => {
  expect(schoolMap({ latitude: 38.42, longitude: 27.14 })).toBe(
    'https://www.openstreetmap.org/?mlat=38.42&mlon=27.14',
  );
});

test.each([
  [null, 27],
  [38, null],
  [91, 27],
  [38, -181],
])('there is no map of %j, %j (SCHOOL-5)', (latitude, longitude) => {
  expect(schoolMap({ latitude, longitude })).toBeNull();
});
