import { describe, expect, it } from 'vitest';
import { fillPath, mayCarryToken, parseApiBase, resolveUrl } from './url.ts';

const base = 'https://api.example/api/';

describe('resolveUrl', () => {
  it.each([
    ['api/matches/search', 'https://api.example/api/matches/search'],
    ['/api/matches', 'https://api.example/api/matches'],
    ['api/common/messages', '/api/common/messages'],
    ['api/apps/chat/chats', '/api/apps/chat/chats'],
    ['api/stumpsapp/scores', '/api/stumpsapp/scores'],
    ['./i18n/en.json', './i18n/en.json'],
    ['/capitals', '/capitals'],
    ['api/commonwealth', 'https://api.example/api/commonwealth'],
  ])('sends %s to %s (WIRE-1)', (path, expected) => {
    expect(resolveUrl(path, base)).toBe(expected);
  });
});

describe('fillPath', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['%2f', '%252f'],
  ])('keeps %s one segment (WIRE-20)', (id, segment) => {
    expect(fillPath('api/matches/:id', { id })).toBe(`api/matches/${segment}`);
  });

  it.each(['', '.', '..'])('refuses %j (WIRE-20)', (id) => {
    expect(() => fillPath('api/matches/:id', { id })).toThrow('No usable value for id');
  });
});

describe('parseApiBase', () => {
  const origin = 'https://touchline.example';
  it.each([
    ['/api/', '/api/'],
    ['/api', '/api/'],
    ['https://api.example/v1', 'https://api.example/v1/'],
    ['https://touchline.example/api/', '/api/'],
    ['javascript:alert(1)', '/api/'],
    ['', '/api/'],
    [null, '/api/'],
    ['https://', '/api/'],
  ])('reads %j as %s (WIRE-2)', (text, expected) => {
    expect(parseApiBase(text, origin)).toBe(expected);
  });
});

describe('mayCarryToken', () => {
  const origin = 'https://touchline.example';
  it.each([
    ['/api/common/user', true],
    ['https://api.example/api/matches', true],
    ['https://stumps.example/api', false],
    ['//api.example.evil/api', false],
  ])('%s: %s (WIRE-4)', (url, expected) => {
    expect(mayCarryToken(url, base, origin)).toBe(expected);
  });
});
