import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rootFolder } from '../../../scripts/folders.ts';
import { findPieces } from './findPieces.ts';
import { openPieceReader } from './openPieceReader.ts';
import { readImports } from './readImports.ts';

const pieces = findPieces();

/** The file of the component of a piece. */
function componentOf(name: string): string {
  const piece = pieces.find((each) => each.name === name);
  if (!piece) throw new Error(`There is no piece ${name}.`);
  return join(rootFolder, piece.folder, `${name}.tsx`);
}

const reader = openPieceReader(rootFolder);
afterAll(() => reader.close());

describe('the properties of a piece', { timeout: 120_000 }, () => {
  const propOf = (piece: string, name: string) =>
    reader.read(componentOf(piece)).parts[0]?.props.find((prop) => prop.name === name);

  it('have the type, the default, the docstring and the choices of the source', () => {
    expect(propOf('Button', 'variant')).toEqual({
      name: 'variant',
      type: "'danger' | 'outlined' | 'primary' | 'quiet'",
      choices: ['danger', 'outlined', 'primary', 'quiet'],
      isRequired: false,
      defaultValue: "'primary'",
      description: 'How much it stands out: one `primary` per view.',
    });
    expect(propOf('Button', 'children')).toMatchObject({ type: 'ReactNode', isRequired: true });
    expect(propOf('Badge', 'max')).toMatchObject({ type: 'number', defaultValue: '99' });
  });

  it('are there for the other components of its public file too', () => {
    const parts = reader.read(componentOf('QuickChat')).parts.map(({ name }) => name);
    expect(parts).toEqual(['QuickChat', 'QuickChatButton']);
  });

  it('can be chosen where they are numbers too', () => {
    expect(propOf('Card', 'titleLevel')).toMatchObject({ type: '2 | 3 | 4', choices: [2, 3, 4] });
  });

  it('are required only where every shape of a union has them', () => {
    expect(propOf('IconButton', 'icon')).toMatchObject({
      type: 'IconComponent',
      isRequired: false,
    });
    expect(propOf('IconButton', 'label')).toMatchObject({ isRequired: true });
  });
});

describe('the types that the properties of a piece name', { timeout: 120_000 }, () => {
  const typesOf = (piece: string) => reader.read(componentOf(piece)).types;
  const namesIn = (piece: string) => typesOf(piece).map(({ name }) => name);

  it('have their fields, also those of types that these name', () => {
    expect(namesIn('Table')).toEqual(['TableColumn<Row>', 'TableSort', 'TableSelectLabels<Row>']);
    expect(namesIn('AppFrame')).toContain('NavigationSlotProps');
    expect(namesIn('VerticalNavigation')).toContain('NavigationItem');
    expect(typesOf('Table')[0]?.fields).toContainEqual({
      name: 'align',
      type: "'center' | 'end' | 'start'",
      choices: ['center', 'end', 'start'],
      isRequired: false,
      description: 'Use `end` for numbers.',
    });
  });

  it('say what they stand for where they are no list of fields', () => {
    const typeOf = (piece: string, name: string) =>
      typesOf(piece).find((each) => each.name === name);
    expect(typeOf('ShortcutsPanel', 'ShortcutDrafts')).toMatchObject({
      code: 'ReadonlyMap<string, ShortcutDraft>',
      fields: [],
    });
    const resource = typeOf('MessagesPanel', 'Resource<Value>');
    expect(resource?.code).toMatch(/^\{ state: 'loading' \} \| \{ state: 'ready'; value: Value \}/);
    expect(resource?.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['state', true],
      ['value', false],
      ['message', false],
      ['onRetry', false],
    ]);
  });

  it('leave out what the rows or another table say already, and what is not ours', () => {
    expect(namesIn('Banner')).toEqual([]);
    expect(namesIn('MatchCard')).toEqual(['MatchCardTeam']);
    expect(namesIn('Button')).toEqual([]);
  });
});

describe('the tokens of a piece', () => {
  it('are those that its styles read, in whichever way', () => {
    expect(readImports(componentOf('Button')).tokens).toContain('theme.primaryPressed');
    expect(readImports(componentOf('Badge')).tokens).toEqual(
      expect.arrayContaining(['colour.infoSoft', 'radius.round']),
    );
  });

  it('are all that the styles of its folder read, also of what it loads later', () => {
    const folders = Map.groupBy(pieces, ({ folder }) => folder);
    const forgotten = [...folders].flatMap(([folder, members]) => {
      const known = new Set(members.flatMap(({ name }) => readImports(componentOf(name)).tokens));
      return globSync('*.css.ts', { cwd: join(rootFolder, folder) }).flatMap((file) => {
        const code = readFileSync(join(rootFolder, folder, file), 'utf8');
        return [...code.matchAll(/\bvars\.(?!css\b)(\w+\.\w+)/g)]
          .map(([, token = '']) => token)
          .filter((token) => !known.has(token))
          .map((token) => `${folder}/${file}: ${token}`);
      });
    });
    expect(forgotten).toEqual([]);
  });

  it('are read by `vars` in no other way than the pages know', () => {
    const styles = globSync('packages/{ui,navigation,layouts}/src/**/*.css.ts', {
      cwd: rootFolder,
    }).filter((file) => !file.includes('/theme/'));
    const unknown = styles.flatMap((file) =>
      readFileSync(join(rootFolder, file), 'utf8')
        .split('\n')
        .filter((line) =>
          /\bvars\b/.test(line.replaceAll(/\bvars(?:\.\w+\.\w+|\.css\b|: \{)/g, '')),
        )
        .filter((line) => !/^import |^const \{ [\w, ]+ \} = vars;$/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the files of a piece', () => {
  const namesOf = (piece: string) =>
    readImports(componentOf(piece)).files.map((file) => file.split('/').at(-1));

  it('begin with the component and end with its documentation', () => {
    expect(namesOf('Button')).toEqual([
      'Button.tsx',
      'Button.css.ts',
      'Button.stories.tsx',
      'Button.docs.tsx',
    ]);
  });

  it('are also those of its parts, and those that only wrap another have its code', () => {
    expect(namesOf('Menu')).toEqual(expect.arrayContaining(['MenuItem.tsx', 'Submenu.tsx']));
    expect(namesOf('SettingsDrawer')).toContain('SettingsTab.tsx');
    expect(namesOf('MessagesPanel')).toContain('InboxRow.tsx');
    expect(namesOf('Table')).toContain('column.ts');
  });

  it('leave out those of the piece beside it', () => {
    expect(namesOf('Card')).not.toContain('LinkCard.css.ts');
  });
});
