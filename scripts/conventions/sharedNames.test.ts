import { describe, expect, it } from 'vitest';
import { writeFixture } from './fixture.ts';
import { filesLike, textOf, withoutComments } from './workspace.ts';

/** What is imported together: the packages, of which the app takes from each. */
const packages = 'packages/{contract,ui,navigation,layouts,app}';

/** The mock back end, which is imported together with the packages that its files import. */
const mockBackEnd = 'mocks';

const page = 'a page of the app shows what the type of the contract describes';
const part = 'a part of the app or the packages shows what the type of the contract describes';
const list = 'one list in two packages that do not import each other, whose types agree';

/** The names that stand for two things on purpose, with the reason. */
const shared: Record<string, string> = {
  Advertisement: part,
  AdvertisementFigures: part,
  Inbox: 'the panel of the packages shows what the store of the app holds',
  Language: list,
  Match: page,
  MatchList: part,
  MatchRow: part,
  MatchSearchAnswer: 'the panel of the packages takes less than the call answers',
  Message: page,
  Page: 'each area of the admin lists has its page',
  Profile: page,
  calls: 'each file of the contract has its calls',
  languages: list,
  navigationItemTypes: list,
  tokens: 'each theme has its tokens',
};

const declaration =
  /^export (?:abstract |async )*(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

function modulesOf(folder: string, root?: string): string[] {
  return filesLike(`${folder}/src/**/*.{ts,tsx}`, root).filter(
    (path) => !/\.(?:css|test|stories|docs|d)\.tsx?$|\/testing\//.test(path),
  );
}

/** The packages that some of these modules import. */
function importedBy(modules: readonly string[], root?: string): string[] {
  const imports = modules.flatMap((path) => [
    ...textOf(path, root).matchAll(/'@touchline\/(\w+)\//g),
  ]);
  return [...new Set(imports.map(([, name]) => `packages/${name}`))];
}

/** The names that several modules export for things of their own, with these modules. */
function sharedNames(root?: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const mocks = modulesOf(mockBackEnd, root);
  const besideMocks = importedBy(mocks, root).flatMap((folder) => modulesOf(folder, root));
  for (const modules of [modulesOf(packages, root), [...besideMocks, ...mocks]]) {
    const exporting = new Map<string, Set<string>>();
    for (const path of modules)
      for (const [, name = ''] of withoutComments(textOf(path, root)).matchAll(declaration))
        exporting.set(name, (exporting.get(name) ?? new Set()).add(path));
    for (const [name, paths] of exporting)
      if (paths.size > 1) names.set(name, [...new Set([...(names.get(name) ?? []), ...paths])]);
  }
  return names;
}

describe('a name', () => {
  it('stands for one thing', () => {
    const found = [...sharedNames()].filter(([name]) => !(name in shared));
    expect(found.map(([name, paths]) => `${name}: ${paths.join(', ')}`).join('\n')).toBe('');
  });

  it('that is allowed to stand for two does so', () => {
    const found = sharedNames();
    expect(Object.keys(shared).filter((name) => !found.has(name))).toEqual([]);
  });
});

describe('goes red', () => {
  const isDay = 'export function isDay() {}';

  it.each([
    ['two modules of a package', 'packages/app/src/a.ts', 'packages/app/src/features/b.ts'],
    ['the app and a package', 'packages/app/src/a.ts', 'packages/contract/src/b.ts'],
    ['two modules of the mock back end', 'mocks/src/a.ts', 'mocks/src/store/b.ts'],
  ])('on one function of a name in each of %s', (_, first, second) => {
    const root = writeFixture({ [first]: isDay, [second]: isDay });
    expect([...sharedNames(root)]).toEqual([['isDay', [first, second].toSorted()]]);
  });

  it('on one function of a name in the mock back end and a package that it imports', () => {
    const [ofPackage, ofMocks] = ['packages/contract/src/a.ts', 'mocks/src/b.ts'];
    const imports = "import { week } from '@touchline/contract/week';";
    const root = writeFixture({ [ofPackage]: isDay, [ofMocks]: isDay, 'mocks/src/c.ts': imports });
    expect([...sharedNames(root)]).toEqual([['isDay', [ofPackage, ofMocks]]]);
  });

  it('on a type and a component of one name', () => {
    const type = { path: 'packages/ui/src/fold.ts', text: 'export interface TextPart {}' };
    const component = { path: 'packages/app/src/Text.tsx', text: 'export function TextPart() {}' };
    const root = writeFixture({ [type.path]: type.text, [component.path]: component.text });
    expect([...sharedNames(root).keys()]).toEqual(['TextPart']);
  });

  it('but not on a schema with its type, a name that is handed on, and what a file keeps to itself', () => {
    const root = writeFixture({
      'packages/contract/src/score.ts':
        'export const Score = 1;\nexport type Score = typeof Score;\n',
      'packages/contract/src/index.ts': "export { Score } from './score.ts';",
      'packages/app/src/score.ts': 'function Score() {}\n// export function Score() {}',
      'mocks/src/score.ts': 'export type Score = number;',
    });
    expect([...sharedNames(root)]).toEqual([]);
  });
});
