import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accesses, callTexts, methods } from './callTexts.ts';
import type { Files, Scaffold } from './templates.ts';
import { writeText } from './write.ts';

/** As given on the command line. */
export interface CallOptions {
  /** Default: the area whose name is in the name of the call. */
  area?: string | undefined;
  /** Default: GET. */
  method?: string | undefined;
  /** Default: signedIn. */
  access?: string | undefined;
}

const contract = 'packages/contract/src';
const rows = `${contract}/productEndpoints.ts`;
const summaries = `${contract}/summaries.ts`;

/**
 * A new call of the contract: the new files, and those that get a piece more, as they are afterwards.
 *
 * @throws Error with a sentence when it cannot be written
 */
export function call(root: string, name: string, options: CallOptions = {}): Scaffold {
  const method = chosen('method', methods, options.method ?? 'GET');
  const access = chosen('access', accesses, options.access ?? 'signedIn');
  if (!/^[a-z][A-Za-z0-9]+$/.test(name) || name in {})
    throw new Error(`'${name}' is no name for a call: write it like matchReports.`);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const area = areaOf(name, areasIn(read(`${contract}/endpoint.ts`)), options.area);
  const texts = callTexts({ name, area, method, access });
  const table = `${read(rows)}\n${read(`${contract}/endpoints.ts`)}`;
  if (read(summaries).includes(`\n  ${name}: `))
    throw new Error(`The contract has a call ${name} already.`);
  if (table.includes(`'${method}', '${texts.path}'`))
    throw new Error(`The contract has a call ${method} ${texts.path} already.`);
  const taken = Object.keys(texts.files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} exists already.`);

  const neighbour = new RegExp(`^  (\\w+): (?:given|ours)\\(\\s*'${area}'`, 'm').exec(table)?.[1];
  const fileWith = (pattern: string, text: string) =>
    globSync(pattern, { cwd: root }).find((path) => read(path).includes(text)) ?? pattern;
  const handlers = fileWith('mocks/src/handlers/*.ts', `answer('${neighbour}'`);
  const examples = fileWith('mocks/src/testing/examples/*.ts', `ExamplesOf<'${area}'>`);
  const calls = `${contract}/calls/${area}.ts`;
  const edited: Files = {
    [rows]: before(read(rows), '} as const satisfies', texts.row),
    [summaries]: before(read(summaries), /\};\n$/, texts.summary),
    [calls]: withImport(
      withImport(
        before(read(calls), '} satisfies CallsOf<', texts.definition),
        texts.definitionImport,
      ),
      "import * as v from 'valibot';",
    ),
    // The first handler whose path matches answers, and a path with a parameter matches many.
    [handlers]: withImport(
      after(read(handlers), /export const \w+Handlers = \[\n/, texts.handler),
      "import { refuse } from '../problems.ts';",
    ),
    [examples]: after(
      read(examples),
      new RegExp(`ExamplesOf<'${area}'> (?:= )?\\{\\n(?:  return \\{\\n)?`),
      texts.example,
    ),
  };
  return {
    files: { ...texts.files, ...edited },
    next: [
      `Say what it takes and answers in ${calls} and ${contract}/${name}.ts, what it does in summaries.ts.`,
      `Answer it in ${handlers}; change its request in ${examples} with its schema.`,
      `Red until then: ${texts.red.map((title) => `"${title}"`).join(', ')} of \`${name}\` in mocks/src/wire.test.ts, and mocks/src/server/fuzz.test.ts, which takes no 501.`,
      'Run `pnpm api` after each change of the contract, and `pnpm exports`: the new public names are part of it.',
    ],
  };
}

/**
 * Writes a new call, formatted, and describes it in `docs/api/openapi.json`.
 *
 * @throws Error with a sentence before anything is written
 */
export function writeCall(root: string, name: string, options?: CallOptions): Scaffold {
  const scaffold = call(root, name, options);
  for (const [path, text] of Object.entries(scaffold.files)) writeText(root, path, text);
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  run(join(root, 'node_modules/.bin/oxfmt'), Object.keys(scaffold.files));
  run(process.execPath, ['--input-type=module', '--eval', describeApi]);
  return scaffold;
}

const describeApi = `
import { writeFileSync } from 'node:fs';
import { openApi } from './mocks/src/openApi/openApi.ts';
writeFileSync('docs/api/openapi.json', JSON.stringify(await openApi(), null, 2) + '\\n');
`;

function chosen<Value extends string>(
  option: string,
  values: readonly Value[],
  text: string,
): Value {
  const value = values.find((each) => each === text);
  if (value === undefined)
    throw new Error(`--${option} '${text}' is none of ${values.join(', ')}.`);
  return value;
}

/** The areas that the app calls. */
function areasIn(text: string): string[] {
  const list = /export type ProductArea =([^;]+);/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area ?? '');
}

function areaOf(name: string, areas: readonly string[], given?: string): string {
  const stem = (area: string) => area.toLowerCase().replace(/e?s$/, '');
  const [guess] = areas
    .filter((area) => name.toLowerCase().includes(stem(area)))
    .toSorted((one, other) => other.length - one.length);
  const area = given ?? guess;
  if (area !== undefined && areas.includes(area)) return area;
  const what =
    given === undefined
      ? `'${name}' names no area: give one by --area`
      : `There is no area '${given}'`;
  throw new Error(`${what}. The areas are ${areas.join(', ')}.`);
}

/** @throws Error where a file is not as it is expected to be */
function before(text: string, mark: string | RegExp, added: string): string {
  const index = typeof mark === 'string' ? text.indexOf(mark) : text.search(mark);
  if (index < 0) throw new Error(`Nothing can be added: there is no ${String(mark)}.`);
  return `${text.slice(0, index)}${added}\n${text.slice(index)}`;
}

/** @throws Error where a file is not as it is expected to be */
function after(text: string, mark: RegExp, added: string): string {
  const found = mark.exec(text);
  if (!found) throw new Error(`Nothing can be added: there is no ${String(mark)}.`);
  const index = found.index + found[0].length;
  return `${text.slice(0, index)}${added}\n${text.slice(index)}`;
}

/** Adds an import behind the others, unless the file imports the name already. */
function withImport(text: string, line: string): string {
  const imports = /^(?:import [^;]+;\n)*/.exec(text)?.[0] ?? '';
  const name = /(\w+)(?: \})? from/.exec(line)?.[1] ?? '';
  const names = imports.replaceAll(/from '[^']+'/g, '');
  if (new RegExp(`\\b${name}\\b`).test(names)) return text;
  return `${imports}${line}\n${text.slice(imports.length)}`;
}
