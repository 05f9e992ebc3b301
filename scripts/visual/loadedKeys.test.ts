import { describe, expect, it } from 'vitest';
import { type SourceRecord, loadedKey, preview } from './loadedKeys.ts';

const stories = 'packages/app/src/SignIn.stories.tsx';
const [routes, signIn, signUp, meter] = ['routes.ts', 'SignIn.tsx', 'SignUp.tsx', 'Meter.tsx'].map(
  (name) => `packages/app/src/${name}`,
) as [string, string, string, string];
const [style, helper, fonts] = ['Row.css.ts', 'choice.css.ts', 'fonts.css.ts'].map(
  (name) => `packages/ui/src/${name}`,
) as [string, string, string];
const text = 'packages/app/public/i18n/en.json';

/** Two pages that load later, of which each can be reached from the routes. */
const record: SourceRecord = {
  modules: {
    [preview]: { imports: ['mocks.ts'], later: [stories] },
    [stories]: { imports: [routes], later: [] },
    [routes]: { imports: [style, fonts], later: [signIn, signUp] },
    [signUp]: { imports: [meter], later: [] },
    [style]: { imports: [helper], later: [] },
  },
  entries: { 'assets/in.js': signIn, 'assets/up.js': signUp, 'assets/stories.js': stories },
  hashes: Object.fromEntries(
    [
      preview,
      'mocks.ts',
      stories,
      routes,
      signIn,
      signUp,
      meter,
      style,
      helper,
      fonts,
      text,
      'lock',
    ].map((module) => [module, `content of ${module}`]),
  ),
  classes: { [style]: ['row1', 'mark2'], [helper]: ['other1'], [fonts]: null },
  everywhere: ['lock'],
  texts: [text],
};

function isReached(
  module: string,
  loaded: readonly string[],
  { before = record, classes = [] as readonly string[] } = {},
): boolean {
  const hashes = { ...before.hashes, [module]: 'another content' };
  const pictured = { loaded, classes };
  return (
    loadedKey(before, stories, pictured) !== loadedKey({ ...before, hashes }, stories, pictured)
  );
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
  expect(isReached(meter, [signIn], { before: merged })).toBe(true);
});

it('a new import reaches the stories that load it', () => {
  const modules = { ...record.modules, [signIn]: { imports: [meter], later: [] } };
  const pictured = { loaded: [signIn], classes: [] };
  expect(loadedKey({ ...record, modules }, stories, pictured)).not.toBe(
    loadedKey(record, stories, pictured),
  );
});

describe('the styles that stories have loaded', () => {
  it('reach those with one of their elements', () => {
    expect(isReached(style, [signIn], { classes: ['mark2'] })).toBe(true);
    expect(isReached(style, [signIn], { classes: ['mark3'] })).toBe(false);
  });

  it('reach them by the constants that another style takes', () => {
    expect(isReached(helper, [signIn], { classes: ['mark2'] })).toBe(true);
    expect(isReached(helper, [signIn])).toBe(false);
  });

  it('reach all where they need no element', () => {
    expect(isReached(fonts, [signIn])).toBe(true);
  });
});
