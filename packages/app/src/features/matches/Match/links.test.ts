import { expect, it } from 'vitest';
import { mapUrl } from './links.ts';

const venue = { name: 'Ground', pitch: null, address: null, city: null };

it('maps a known place only (MATCH-16)', () => {
  expect(mapUrl({ ...venue, latitude: 41.01, longitude: 28.97 })).toContain('mlat=41.01');
  expect(mapUrl({ ...venue, latitude: 0, longitude: null })).toBeNull();
  expect(mapUrl({ ...venue, latitude: 99, longitude: 0 })).toBeNull();
});
