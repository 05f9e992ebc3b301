import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { rootFolder } from '../folders.ts';
import { filesLike, manifestOf, textOf, withoutComments } from './workspace.ts';

/** All exports of a package and the props of its components, as one text. */
export function publicExports(folder: string): string {
  const { name, exports = {} } = manifestOf(folder);
  const pattern = exports['./*'] ?? '';
  const [before = '', after = ''] = pattern.replace('./', `${folder}/`).split('*');
  return filesLike(`${before}**${after.startsWith('/') ? after : `/*${after}`}`)
    .filter((file) => !/\/(internal|testing)\/|\.(test|css|stories)\.tsx?$/.test(file))
    .map((file) => {
      const entry = file.slice(before.length, file.length - after.length);
      return [`${name}/${entry}`, ...exportsOf(file)].join('\n');
    })
    .join('\n\n');
}

function exportsOf(file: string): string[] {
  const code = withoutComments(textOf(file));
  const own = [
    ...code.matchAll(/^export (?:declare )?(?:async )?(?:const|function|class) (\w+)/gm),
  ];
  const ownTypes = [...code.matchAll(/^export (?:interface|type) (\w+)/gm)];
  const passedOn = [...code.matchAll(/export (type )?\{([^}]*)\}(?: from '([^']+)')?/g)];
  const lines = [
    ...own.map(([, name]) => `  ${name}`),
    ...ownTypes.map(([, name]) => `  type ${name}`),
    ...passedOn.flatMap(([, isType, names = '', from]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .flatMap((name) => described(isType ? `type ${name}` : name, file, from)),
    ),
    ...[...code.matchAll(/export \* from '([^']+)'/g)].map(([, from]) => `  * from ${from}`),
  ];
  return lines.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
}

/** Props are indented below their type, so entries are sorted by their first line. */
function key(line: string): string {
  return line.replace('type ', '').trim();
}

function described(name: string, file: string, from?: string): string[] {
  const path = from && join(dirname(file), from);
  if (!path || !/^type \w+Props$/.test(name) || !existsSync(join(rootFolder, path))) {
    return [`  ${name}`];
  }
  return [[`  ${name}`, ...propsOf(path, name.slice('type '.length))].join('\n')];
}

/** `name?: type` of each member of an exported interface. */
function propsOf(path: string, name: string): string[] {
  const code = withoutComments(textOf(path));
  const head = new RegExp(`export interface ${name}\\b([^{]*)\\{`).exec(code);
  if (!head) return [];
  const start = head.index + head[0].length;
  const body = code.slice(start, closing(code, start));
  const inherited = head[1]?.replaceAll(/\s+/g, ' ').trim();
  const members = body
    .split(/;\s*\n/)
    .map((member) => member.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  return [...(inherited ? [inherited] : []), ...members].map((member) => `    ${member}`);
}

/** The position of the brace that closes the one at `start`. */
function closing(code: string, start: number): number {
  let depth = 1;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    if (code[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return code.length;
}
