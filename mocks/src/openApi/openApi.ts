import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import type { Access, EndpointRow } from '@touchline/contract/endpoint';
import { type Limit, retryAfter } from '@touchline/contract/limit';
import { problem } from '@touchline/contract/problem';
import { summaries } from '@touchline/contract/summaries';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { problemType } from '../problems.ts';
import { namedSchemas } from './components.ts';
import { createConverter } from './schemas.ts';

type Converter = ReturnType<typeof createConverter>;

/** The schemas of any call. */
interface Schemas {
  path?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  bodyType?: string;
  answer: GenericSchema;
  status?: number;
  limit?: Limit;
  errors?: Readonly<Record<number, GenericSchema>>;
}

const introduction = `What the front end of Touchline asks of its API, generated from the contract that the app
compiles against. \`x-origin\` says whether the product's specification fixes method and path of a call (\`given\`) or whether it is a
proposal of the front end (\`ours\`). \`x-access\` says who may make it, \`x-effect\` whether it only \`reads\` the data or \`changes\` it. The front end reads answers tolerantly: unknown fields are ignored, and a
field that is missing or null counts as absent. Calls below \`/api/common/\` and \`/api/apps/\` are always made on the origin of the site,
all others below the base that \`deploy.md\` configures, which may be another host with another path in the place of \`/api/\`. The live
connection is described in \`hub.md\`.`;

const accessTexts: Record<Exclude<Access, readonly unknown[]>, string> = {
  anyone: 'Anyone may call it; an invalid token is ignored.',
  personal: 'Anyone may call it; a visitor gets an empty answer, and an invalid token is refused.',
  signedIn: 'Only for signed-in people.',
};

const changingGet =
  'It changes data although it is a GET: it is asked once per press, never ahead, never from a cache and never again by itself.';

/** The OpenAPI 3.1 description of all calls of the contract. */
export async function openApi(): Promise<Record<string, unknown>> {
  const names = await namedSchemas();
  const converter = createConverter(names);
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(allEndpoints) as AnyEndpoint[]) {
    const { method, path } = allEndpoints[name];
    const described = `/${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    (paths[described] ??= {})[method.toLowerCase()] = operationOf(name, converter);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1',
      summary: 'School sports matches',
      description: introduction,
    },
    servers: [
      {
        url: '/',
        description:
          'The site. Calls outside `/api/common/` and `/api/apps/` may have another base, see `deploy.md`',
      },
    ],
    tags: [...new Set(Object.values(allEndpoints).map(({ area }) => area))].map((name) => ({
      name,
    })),
    paths: sorted(paths),
    components: {
      schemas: sorted(
        Object.fromEntries([...names].map(([schema, name]) => [name, converter.convert(schema)])),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(name: AnyEndpoint, converter: Converter): object {
  const { area, method, access, effect, origin }: EndpointRow = allEndpoints[name];
  const {
    path,
    query,
    body,
    bodyType = 'application/json',
    ...responses
  }: Schemas = definitions[name];
  const roles = typeof access === 'string' ? [] : access;
  return {
    operationId: name,
    tags: [area],
    summary: summaries[name],
    description: [
      typeof access === 'string' ? accessTexts[access] : `Only for ${roles.join(' and ')}.`,
      ...(method === 'GET' && effect === 'changes' ? [changingGet] : []),
      ...(method !== 'GET' && effect === 'reads' ? ['It changes nothing.'] : []),
    ].join(' '),
    'x-origin': origin,
    'x-access': typeof access === 'string' ? access : 'roles',
    'x-effect': effect,
    ...(roles.length > 0 && { 'x-roles': roles }),
    // An empty requirement: the call also works without a token.
    security:
      access === 'anyone' || access === 'personal' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf('path', path, converter),
      ...parametersOf('query', query, converter),
    ],
    ...(body && {
      requestBody: {
        required: body.type !== 'optional',
        content: { [bodyType]: { schema: converter.refer(body) } },
      },
    }),
    responses: responsesOf(access, body !== undefined, responses, converter),
  };
}

function parametersOf(
  place: 'path' | 'query',
  schema: GenericSchema | undefined,
  converter: Converter,
) {
  if (!schema) return [];
  const { properties = {}, required = [] } = converter.convert(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // Lists are one parameter, separated by commas.
    ...(isList(property) && { style: 'form', explode: false }),
    schema: property,
  }));
}

function isList(property: JsonSchema | boolean): boolean {
  return typeof property === 'object' && property.type === 'array';
}

function responsesOf(
  access: Access,
  hasBody: boolean,
  {
    answer,
    status = 200,
    limit,
    errors = {},
  }: Pick<Schemas, 'answer' | 'status' | 'limit' | 'errors'>,
  converter: Converter,
): Record<string, object> {
  const described = (description: string, schema: GenericSchema) => ({
    description,
    content: {
      [isProblem(schema) ? problemType : 'application/json']: { schema: converter.refer(schema) },
    },
  });
  const refused = (description: string) => described(description, problem);
  return {
    [status]: status === 204 ? { description: 'Done; no body' } : described('The answer', answer),
    400: refused('The request does not fit this call; `errors` names the fields'),
    ...(access !== 'anyone' && { 401: refused('The token is missing, expired or forged') }),
    ...(typeof access !== 'string' && { 403: refused('The person has another role') }),
    ...(hasBody && { 413: refused('The body is too large') }),
    ...(hasBody && { 415: refused('The body has another type') }),
    ...Object.fromEntries(
      Object.entries(errors).map(([code, schema]) => [
        code,
        described(errorTexts[Number(code)] ?? 'Refused', schema),
      ]),
    ),
    ...(limit && {
      429: {
        ...refused(limitText(limit)),
        headers: {
          'Retry-After': {
            description: 'After how many seconds the call is answered again',
            required: true,
            schema: converter.convert(retryAfter),
          },
        },
      },
    }),
    default: refused('The server has failed'),
  };
}

function limitText({ calls, seconds, by }: Limit): string {
  const whose = by ? ` with the same \`${by}\`` : '';
  return `More than ${calls} in ${seconds} seconds${whose}`;
}

/** Whether a body has the fields of every problem, and maybe fields of its own. */
function isProblem(schema: GenericSchema): boolean {
  const entries: object = 'entries' in schema ? (schema.entries as object) : {};
  return Object.keys(problem.entries).every((name) => name in entries);
}

const errorTexts: Record<number, string> = {
  401: 'The token or the credentials are not accepted',
  403: 'The person may not do this',
  404: 'There is no such thing',
  409: 'The record changed meanwhile, or is in use',
  410: 'The link has expired or was used',
};

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
