import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Mode } from './modes.ts';
import { pictureStore } from './pictureStore.ts';
import type { Story } from './stories.ts';

const cache = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(cache, { recursive: true }));

const file = 'Row.stories.tsx';
const phone: Mode = { theme: 'default', scheme: 'light', viewport: 'phone' };
const wide: Mode = { ...phone, viewport: 'lg' };
const story = { file, id: 'row--usual' } as Story;
const storeWith = (key: string) => pictureStore(cache, { [file]: key }, 'capture');

it('a store takes over all of one story, and nothing of the next', () => {
  const [before, after] = [storeWith('one'), storeWith('two')];
  before.write(file, story.id, phone, Buffer.from('narrow'));
  before.write(file, story.id, wide, Buffer.from('wide'));
  before.write(file, 'row--long', phone, Buffer.from('other'));
  before.notePictured(file, {
    loaded: ['Row.tsx'],
    classes: { [story.id]: ['row'], 'row--long': ['long'] },
  });
  after.adopt({ story, modes: [phone, wide] }, before);
  for (const store of [after, storeWith('two')]) {
    expect(store.read(file, story.id, wide).toString()).toBe('wide');
    expect(store.has(file, story.id, phone)).toBe(true);
    expect(store.has(file, 'row--long', phone)).toBe(false);
    expect(store.pictured(file)).toEqual({ loaded: ['Row.tsx'], classes: { [story.id]: ['row'] } });
  }
});

it('a store keeps what a story has drawn in each viewport', () => {
  const store = storeWith('three');
  expect(store.pictured(file)).toBeNull();
  store.notePictured(file, { loaded: ['Row.tsx'], classes: { [story.id]: ['row'] } });
  store.notePictured(file, { loaded: ['Menu.tsx'], classes: { [story.id]: ['menu', 'row'] } });
  expect(store.pictured(file)).toEqual({
    loaded: ['Row.tsx', 'Menu.tsx'],
    classes: { [story.id]: ['row', 'menu'] },
  });
});
