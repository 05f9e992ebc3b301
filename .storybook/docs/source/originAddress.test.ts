import { expect, it } from 'vitest';
import { filesOfOrigin, filesOfRemote } from './originAddress.ts';

it.each([
  'https://example.org/fans/touchline.git',
  'https://example.org/fans/touchline/',
  'https://someone:secret@example.org/fans/touchline.git\n',
  'git@example.org:fans/touchline.git',
  'ssh://git@example.org:22/fans/touchline',
])('%s has its files on its main branch', (remote) => {
  expect(filesOfRemote(remote)).toBe('https://example.org/fans/touchline/blob/HEAD');
});

it.each([
  '',
  '/srv/touchline.git',
  '../touchline',
  'file:///srv/touchline',
  'http://127.0.0.1:80/a',
])('"%s" is no site', (remote) => {
  expect(filesOfRemote(remote)).toBeUndefined();
});

it('a folder without Git has none', () => {
  expect(filesOfOrigin('/')).toBeUndefined();
});
