import type { Files } from './templates.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const accesses = ['anyone', 'signedIn', 'staff', 'administrator'] as const;

export interface NewCall {
  /** camelCase */
  name: string;
  area: string;
  method: (typeof methods)[number];
  access: (typeof accesses)[number];
}

/** The parts of a new call, for the places where the calls of the contract stand. */
export function callTexts({ name, area, method, access }: NewCall) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const isStaff = access === 'staff' || access === 'administrator';
  const path = `api/${isStaff ? 'admin/' : ''}${kebab(area)}/${kebab(name)}`;
  const item = `${name}Item`;
  const answer =
    method === 'GET' ? `v.object({ items: listOf(${item}) })` : `v.object({ ${item} })`;
  const [part, schema, example, required] = requests[method];
  const files: Files = {
    [`packages/contract/src/${name}.ts`]: `import * as v from 'valibot';
import { id${method === 'GET' ? ', listOf' : ''} } from './tolerant.ts';

const ${item} = v.object({ id, name: v.string() });

/** The answer of \`${name}\`. */
export const ${name}Answer = ${answer};

export type ${type}Item = v.InferOutput<typeof ${item}>;
`,
    [`mocks/src/fixtures/${name}.ts`]: `import type { ${type}Item } from '@touchline/contract/${name}';

/** What \`${name}\` answers: invented, the same every time, no two alike. */
export const ${name}Items: readonly ${type}Item[] = [{ id: '${kebab(name)}-1', name: '${words(name)}' }];
`,
  };
  return {
    path,
    files,
    row: `  ${name}: ours('${area}', '${method}', '${path}', ${isStaff ? access : `'${access}'`}),`,
    summary: `  ${name}: '${words(name)}',`,
    definitionImport: `import { ${name}Answer } from '../${name}.ts';`,
    definition: `  ${name}: { ${part}: ${schema}, answer: ${name}Answer },`,
    handler: `  answer('${name}', () =>
    refuse(501, '${name} is not written yet: answer it from fixtures/${name}.ts'),
  ),`,
    example: `  ${name}: {
    request: { ${part}: ${example} },
    required: [${required}],
    visitor: '${access === 'anyone' ? 'served' : 'refused'}',${account[access]}
  },`,
    /** The tests of `mocks/src/wire.test.ts` that fail until the handler answers. */
    red: [
      'answers a request that fits as the contract says',
      'needs these fields and no other',
      ...(access === 'anyone' ? ['is served to a visitor, before the request is looked at'] : []),
    ],
  };
}

/** The part of the request, its schema, an example, and the required fields. */
const requests = {
  GET: [
    'query',
    texts('v.optional(v.pipe(v.string(), v.maxCodePoints(100)))', 'search'),
    `{ search: 'a' }`,
    '',
  ],
  DELETE: [
    'query',
    texts('v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(64))', 'id'),
    `{ id: 'a' }`,
    `'id'`,
  ],
  POST: body(),
  PUT: body(),
  PATCH: body(),
} as const;

function body() {
  const schema = texts('v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxCodePoints(60))', 'name');
  return ['body', schema, `{ name: 'A name' }`, `'name'`] as const;
}

function texts(schema: string, field: string): string {
  return `v.strictObject({ ${field}: ${schema} })`;
}

const account = {
  anyone: '',
  signedIn: '',
  staff: `\n    as: 'schoolAdministrator',`,
  administrator: `\n    as: 'administrator',`,
};

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function words(name: string): string {
  return kebab(name)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
}
