import { expect, test } from 'vitest';
import { readCoordinates, writeCoordinates } from './coordinates.ts';
import { blankMatch, matchWireOf } from './matchValues.ts';

test.each([
  ['41.0082, 28.9784', 41.0082, 28.9784],
  [' 41.0082 28.9784 ', 41.0082, 28.9784],
  ['-33.9;151', -33.9, 151],
  ['0,0', 0, 0],
  ['1 ; 2', 1, 2],
  [`1${'\t'.repeat(200_000)}2`, 1, 2],
])('%j is a place on a map (MATCH-16)', (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude });
});

test.each(['', '41.0082', '91, 28', '41, 181', '41.0082, 28.9784, 3', 'Çınar Sahası', '1e3, 2'])(
  '%j is no place on a map (MATCH-16)',
  (text) => {
    expect(readCoordinates(text)).toBeNull();
  },
);

test('a long text is no place, and is read at once', () => {
  expect(readCoordinates(`1${'\t'.repeat(200_000)}x`)).toBeNull();
});

test('what is written is read as the same place (MATCH-16)', () => {
  expect(readCoordinates(writeCoordinates(38.4, -0.1275))).toEqual({
    latitude: 38.4,
    longitude: -0.1275,
  });
  expect(writeCoordinates(38.4, null)).toBe('');
});

test('a match is sent with the coordinates of its ground (MATCH-16)', () => {
  const { venue } = blankMatch();
  const wire = (place: string) =>
    matchWireOf({ ...blankMatch(), venue: { ...venue, name: 'Çınar Sahası', place } }).venue;
  expect(wire('38.4, 27.1')).toMatchObject({ latitude: 38.4, longitude: 27.1 });
  expect(wire('')).toMatchObject({ latitude: null, longitude: null });
  expect(wire('')).not.toHaveProperty('place');
});
