import { expect, test } from 'vitest';
import { filesOf } from './likelyFiles.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], isEntry: true },
  'Match.tsx': {
    file: 'assets/Match.js',
    css: ['assets/Match.css'],
    imports: ['index.html', '_pages.js'],
    dynamicImports: ['Later.tsx'],
  },
  'Matches.tsx': { file: 'assets/Matches.js', imports: ['_pages.js'] },
  '_pages.js': { file: 'assets/pages.js', css: ['assets/pages.css'], imports: ['Match.tsx'] },
  'Later.tsx': { file: 'assets/Later.js' },
};

test('a file is named once with what it imports, without the first script and what comes later', () => {
  expect(filesOf(manifest, ['Match.tsx', 'Matches.tsx'])).toEqual([
    '/assets/Match.js',
    '/assets/pages.js',
    '/assets/Matches.js',
  ]);
});

test('its styles are named where they are asked for', () => {
  expect(filesOf(manifest, ['Match.tsx'], 'with styles')).toEqual([
    '/assets/Match.js',
    '/assets/Match.css',
    '/assets/pages.js',
    '/assets/pages.css',
  ]);
});

test('a module without a file ends the build', () => {
  expect(() => filesOf(manifest, ['Moved.tsx'])).toThrow('The build has no file for Moved.tsx');
});
