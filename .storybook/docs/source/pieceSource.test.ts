import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rootFolder } from '../../../scripts/folders.ts';
import { findPieces } from './findPieces.ts';
import { openPropReader } from './readProps.ts';
import { filesOf, readStyles } from './readStyles.ts';

const pieces = findPieces();

/** The file of the component of a piece. */
function componentOf(name: string): string {
  const piece = pieces.find((each) => each.name === name);
  if (!piece) throw new Error(`There is no piece ${name}.`);
  return join(rootFolder, piece.folder, `${name}.tsx`);
}

const reader = openPropReader(rootFolder);
afterAll(() => reader.close());

describe('the properties of a piece', { timeout: 120_000 }, () => {
  const propOf = (piece: string, name: string) =>
    reader.read(componentOf(piece))[0]?.props.find((prop) => prop.name === name);

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
    const parts = reader.read(componentOf('QuickChat')).map(({ name }) => name);
    expect(parts).toEqual(['QuickChat', 'QuickChatButton']);
  });
});

describe('the tokens of a piece', () => {
  it('are those that its styles read, in whichever way', () => {
    expect(readStyles(componentOf('Button')).tokens).toContain('theme.primaryPressed');
    expect(readStyles(componentOf('Badge')).tokens).toEqual(
      expect.arrayContaining(['colour.infoSoft', 'radius.round']),
    );
  });

  it('are all that the styles of its folder read, also of what it loads later', () => {
    const folders = Map.groupBy(pieces, ({ folder }) => folder);
    const forgotten = [...folders].flatMap(([folder, members]) => {
      const known = new Set(members.flatMap(({ name }) => readStyles(componentOf(name)).tokens));
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

it('the files of a piece are named with the component first', () => {
  const names = filesOf(componentOf('Button')).map((file) => file.split('/').at(-1));
  expect(names).toEqual(['Button.tsx', 'Button.css.ts', 'Button.stories.tsx', 'Button.docs.tsx']);
});
