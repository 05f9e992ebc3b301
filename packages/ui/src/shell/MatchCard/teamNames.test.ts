import { expect, it } from 'vitest';
import { teamNames } from './teamNames.ts';

it.each([
  ['Seabrook U16', 'Seabrook Girls and Boys High', null],
  ['Fenerbahçe', 'Fenerbahçe', null],
  ['İskelebaşı U16', 'ISKELEBASI Koleji', null],
  ['FK', 'FK', null],
  ['U16 Girls', 'Northgate School', 'Northgate School'],
  ['U16', 'U16 Academy', 'U16 Academy'],
  ['First XI', 'Marmara Koleji', 'Marmara Koleji'],
])('%s of %s names the school only where it is not told: %s (LIST-13)', (...row) => {
  const [name, schoolName, school] = row;
  expect(teamNames({ name, schoolName })).toEqual({ name, school });
});
