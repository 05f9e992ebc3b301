import { expect, it } from 'vitest';
import { parseHttpsHost, mapUrl } from './links.ts';

it.each([
  ['https://stream.example/live?x=1', 'stream.example'],
  ['http://stream.example', null],
  ['https://user:secret@stream.example', null],
  ['javascript:alert(1)', null],
  ['//stream.example', null],
  ['', null],
  [null, null],
])('host of %j is %j (MATCH-17)', (text, host) => {
  expect(parseHttpsHost(text)).toBe(host);
});

const venue = { name: 'Ground', pitch: null, address: null, city: null };

it('maps a known place only (MATCH-16)', () => {
  expect(mapUrl({ ...venue, latitude: 41.01, longitude: 28.97 })).toContain('mlat=41.01');
  expect(mapUrl({ ...venue, latitude: 0, longitude: null })).toBeNull();
  expect(mapUrl({ ...venue, latitude: 99, longitude: 0 })).toBeNull();
});
