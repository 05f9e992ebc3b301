import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';
import type { ChosenAppearance } from './appearance.atoms.ts';

// The module of the theme makes styles, which Node cannot.
vi.mock('@touchline/ui/theme', () => ({
  themes: ['default', 'rose'],
  schemes: ['auto', 'light', 'dark'],
}));

/** Starts a visit: fresh modules, which read the address and the storage. */
async function visit(search = '') {
  vi.resetModules();
  vi.stubGlobal('location', { search });
  const atoms = await import('./appearance.atoms.ts');
  const store = createStore();
  return {
    layout: () => store.get(atoms.layoutAtom),
    appearance: () => store.get(atoms.appearanceAtom),
    choose: (change: Partial<ChosenAppearance>) => store.set(atoms.appearanceAtom, change),
    goTo: (query: string) => store.set(atoms.applyLayoutParameterAtom, query),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('starts with classy, the default theme and the light scheme (LAYOUT-2, THEME-1, THEME-3)', async () => {
  stubStorage();
  const { appearance } = await visit();
  expect(appearance()).toEqual({ layout: 'classy', theme: 'default', scheme: 'light' });
});

it('is kept for the next visit as it was chosen (LAYOUT-6, THEME-5)', async () => {
  stubStorage();
  const first = await visit();
  first.choose({ layout: 'dense' });
  first.choose({ theme: 'rose' });
  first.choose({ scheme: 'auto' });
  const second = await visit();
  expect(second.appearance()).toEqual({ layout: 'dense', theme: 'rose', scheme: 'auto' });
  expect(second.layout()).toBe('dense');
});

it('keeps what was chosen in another tab meanwhile (LAYOUT-6, THEME-5)', async () => {
  stubStorage();
  const one = await visit();
  const other = await visit();
  one.choose({ theme: 'rose' });
  other.choose({ layout: 'dense' });
  one.choose({ scheme: 'dark' });
  const chosen = { layout: 'dense', theme: 'rose', scheme: 'dark' };
  expect(one.appearance()).toEqual(chosen);
  expect((await visit()).appearance()).toEqual(chosen);
});

it('adds up in a browser without a storage (SEC-11)', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { choose, appearance } = await visit();
  choose({ theme: 'rose' });
  choose({ scheme: 'dark' });
  expect(appearance()).toEqual({ layout: 'classy', theme: 'rose', scheme: 'dark' });
});

it('is for the visit alone where the address asks for it (LAYOUT-3)', async () => {
  stubStorage();
  const { layout, appearance, goTo } = await visit('?layout=thin');
  expect(layout()).toBe('thin');
  expect(appearance().layout).toBe('classy');
  goTo('?page=2');
  expect(layout()).toBe('thin');
  goTo('?layout=modern');
  expect(layout()).toBe('modern');
  expect((await visit()).layout()).toBe('classy');
});

it('follows a choice by hand from then on (LAYOUT-26)', async () => {
  stubStorage();
  const { layout, choose } = await visit('?layout=thin');
  choose({ scheme: 'dark' });
  expect(layout()).toBe('thin');
  choose({ layout: 'dense' });
  expect(layout()).toBe('dense');
});
