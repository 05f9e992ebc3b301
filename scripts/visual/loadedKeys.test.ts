import { describe, expect, it } from 'vitest';
import { type SourceRecord, loadedKey, preview } from './loadedKeys.ts';

const stories = 'packages/app/src/SignIn.stories.tsx';
const [routes, signIn, signUp, meter] = ['routes.ts', 'SignIn.tsx', 'SignUp.tsx', 'Meter.tsx'].map(
  (name) => `packages/app/src/${name}`,
) as [string, string, string, string];
const text = 'packages/app/public/i18n/en.json';

/** Two pages that load later, of which each can be reached from the routes. */
const record: SourceRecord = {
  modules: {
    [preview]: { imports: ['mocks.ts'], later: [stories] },
    [stories]: { imports: [routes], later: [] },
    [routes]: { imports: [], later: [signIn, signUp] },
    [signUp]: { imports: [meter], later: [] },
  },
  entries: { 'assets/in.js': signIn, 'assets/up.js': signUp, 'assets/stories.js': stories },
  hashes: Object.fromEntries(
    [preview, 'mocks.ts', stories, routes, signIn, signUp, meter, text, 'lock'].map((module) => [
      module,
      `content of ${module}`,
    ]),
  ),
  everywhere: ['lock'],
  texts: [text],
};

function isReached(module: string, loaded: readonly string[], before = record): boolean {
  const hashes = { ...before.hashes, [module]: 'another content' };
  return loadedKey(before, stories, loaded) !== loadedKey({ ...before, hashes }, stories, loaded);
}

describe('stories that have loaded one page', () => {
  it.each([stories, routes, signIn, preview, 'mocks.ts', 'lock', text])(
    'are reached by a change of %s',
    (module) => expect(isReached(module, [signIn])).toBe(true),
  );

  it.each([signUp, meter])('are not reached by a change of %s', (module) =>
    expect(isReached(module, [signIn])).toBe(false),
  );

  it('are reached by all of a page that they load too', () => {
    expect(isReached(meter, [signIn, signUp])).toBe(true);
  });
});

it('a module without a file of its own counts as loaded', () => {
  const merged = { ...record, entries: { 'assets/in.js': signIn } };
  expect(isReached(meter, [signIn], merged)).toBe(true);
});

it('a new import reaches the stories that load it', () => {
  const modules = { ...record.modules, [signIn]: { imports: [meter], later: [] } };
  expect(loadedKey({ ...record, modules }, stories, [signIn])).not.toBe(
    loadedKey(record, stories, [signIn]),
  );
});
