import { describe, expect, it } from 'vitest';
import { mapUrl, venueText } from './place.ts';

const venue = {
  name: 'Ground',
  pitch: null,
  address: null,
  city: null,
  latitude: null,
  longitude: null,
  mapUrl: null,
};

describe('mapUrl (MATCH-16)', () => {
  it('shows coordinates that are on the earth', () => {
    expect(mapUrl({ ...venue, latitude: 41.01, longitude: 28.97 })).toBe(
      'https://www.openstreetmap.org/?mlat=41.01&mlon=28.97',
    );
    expect(mapUrl({ ...venue, latitude: 0, longitude: null })).toBeNull();
    expect(mapUrl({ ...venue, latitude: 99, longitude: 0 })).toBeNull();
    expect(mapUrl({ ...venue, latitude: 0, longitude: -181 })).toBeNull();
  });

  it('looks an address up where there are no coordinates', () => {
    expect(mapUrl({ ...venue, address: 'Okul Sok. 4', city: 'İzmir' })).toBe(
      'https://www.openstreetmap.org/search?query=Ground%2C+Okul+Sok.+4%2C+%C4%B0zmir',
    );
  });

  it('does not look a bare name up', () => {
    expect(mapUrl({ ...venue, city: 'İzmir' })).toBeNull();
  });

  it('prefers the map that was given, when it is https', () => {
    const given = { ...venue, latitude: 41.01, longitude: 28.97 };
    expect(mapUrl({ ...given, mapUrl: 'https://maps.example/4' })).toBe('https://maps.example/4');
    for (const unsafe of ['http://maps.example/4', 'javascript:alert(1)', 'https://a@b.example/'])
      expect(mapUrl({ ...given, mapUrl: unsafe }), unsafe).toContain('mlat=41.01');
  });
});

it('names each part of a venue once', () => {
  expect(venueText({ ...venue, name: 'Kayseri', city: 'Kayseri' })).toBe('Kayseri');
  expect(venueText({ ...venue, pitch: '2', address: 'Okul Sok. 4' })).toBe(
    'Ground, 2, Okul Sok. 4',
  );
});
