import { languages } from '@touchline/ui/locale';
import { tokensByTheme } from '@touchline/ui/theme/values';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastProblems } from '../tokens/contrastProblems.ts';
import { readTheme } from '../tokens/readTheme.ts';
import { tokensSource } from '../tokens/sources.ts';
import type { Files, Scaffold } from './templates.ts';
import { writeFiles, writeText } from './write.ts';

const folder = 'packages/ui/src/theme';
const texts = languages.map((language) => `packages/app/public/i18n/${language}.json`);

/**
 * Writes a theme: its tokens and styles, and its place in the lists of themes and in the texts.
 *
 * @param from the text of a file that `readTheme` reads; omitted: begins as the default theme
 * @throws Error with sentences before anything is written
 */
export async function writeTheme(root: string, name: string, from?: string): Promise<Scaffold> {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name) || name in {})
    throw new Error(`'${name}' is no name for a theme: write it like amber, 2 to 20 characters.`);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const lists = read(`${folder}/themes.ts`);
  if (listed(lists, 'themes').includes(name)) throw new Error(`There is a theme ${name} already.`);
  if (listed(lists, 'schemes').includes(name))
    throw new Error(`'${name}' is the name of a colour scheme: give the theme another.`);
  if (existsSync(join(root, folder, name)))
    throw new Error(`${folder}/${name} exists already: give the theme another name.`);
  const tokens = from === undefined ? tokensByTheme.default : await readTheme(from);
  const files: Files = {
    [`${folder}/${name}/tokens.ts`]: tokensSource(tokens),
    [`${folder}/${name}/${name}.css.ts`]: stylesText(name),
  };
  const edited: Files = {
    [`${folder}/index.ts`]: inserted(
      read(`${folder}/index.ts`),
      /(?:^import '\.\/\w+\/\w+\.css\.ts';\n)+/m,
      (imports) => `${imports}import './${name}/${name}.css.ts';\n`,
    ),
    [`${folder}/themes.ts`]: inserted(
      lists,
      /(?<=themes = \[)[^\]]+(?=\])/,
      (list) => `${list.trimEnd().replace(/,$/, '')}, '${name}'`,
    ),
    [`${folder}/tokensByTheme.ts`]: inserted(
      inserted(
        read(`${folder}/tokensByTheme.ts`),
        /(?:^import \{ tokens as \w+ \} from '.+';\n)+/m,
        // A name such as "public" is no name for a variable.
        (imports) => `${imports}import { tokens as ${name}Theme } from './${name}/tokens.ts';\n`,
      ),
      /(?<=Record<Theme, Tokens> = \{\n)(?: {2}.+\n)+/,
      (rows) => `${rows}  ${name}: ${name}Theme,\n`,
    ),
  };
  for (const path of texts)
    edited[path] = inserted(
      read(path),
      /(?<="themes": \{\n)(?: +"\w+": ".+",?\n)+/,
      (rows) => `${rows.trimEnd()},\n      "${name}": "${capitalised(name)}"\n`,
    );
  writeFiles(root, files);
  for (const [path, text] of Object.entries(edited)) writeText(root, path, text);
  // The list of themes does not fit in a line for ever.
  const formatted = Object.keys({ ...files, ...edited });
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), formatted, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    files: { ...files, ...edited },
    next: [
      ...contrastProblems(tokens),
      `Write the name of the theme in ${texts.join(' and ')}.`,
      'Run `pnpm changeset`: a new theme is a minor change of @touchline/ui.',
      'Run `pnpm visual --update`: it takes the picture of the theme that is committed.',
    ],
  };
}

/** Writes anew what holds the names or the values of all themes: the design tokens and the API report. */
export function renewForTheme(root: string): void {
  const options = { cwd: root, stdio: 'inherit' } as const;
  execFileSync(process.execPath, ['scripts/tokens/run.ts'], options);
  const report = 'scripts/conventions/publicExports.test.ts';
  execFileSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'conventions', report, '-u'],
    options,
  );
}

/** The names in a list of the file of the themes. */
function listed(text: string, list: 'themes' | 'schemes'): string[] {
  const names = new RegExp(`\\b${list} = \\[([^\\]]+)\\]`).exec(text)?.[1] ?? '';
  return [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

/** @throws Error when the file is not as expected, so that nothing is written in the wrong place */
function inserted(text: string, place: RegExp, change: (found: string) => string): string {
  if (!place.test(text)) throw new Error(`There is no place for ${place.source} any more.`);
  return text.replace(place, change);
}

function stylesText(name: string): string {
  return `import { makeTheme } from '../makeTheme.ts';
import { tokens } from './tokens.ts';

makeTheme('${name}', tokens);
`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
