import type { BodyType } from '@touchline/contract/call';
import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions, type ReceivedBy } from '@touchline/contract/definitions';
import type { PathParams } from 'msw';
import * as v from 'valibot';
import { refuse } from './problems.ts';
import type { RefusalText } from './refusalTexts.ts';

/** The schemas of any call. */
interface Schemas {
  path?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  bodyType?: BodyType;
  answer: v.GenericSchema;
}

/** Whether the call takes a form with a file. */
export function isUpload(name: AnyEndpoint): boolean {
  const schemas: Schemas = definitions[name];
  return schemas.bodyType === 'multipart/form-data';
}

/**
 * Validates path, query and body of a request against the schemas of its call. An invalid one is
 * refused with the errors by the name of the field.
 */
export async function validateRequest<Name extends AnyEndpoint>(
  name: Name,
  request: Request,
  params: PathParams,
): Promise<ReceivedBy<Name>> {
  const schemas: Schemas = definitions[name];
  const nothing = v.strictObject({});
  const path = v.safeParse(schemas.path ?? nothing, pathOf(name, params));
  const query = v.safeParse(schemas.query ?? nothing, queryOf(request));
  const content = await readBody(request, isUpload(name));
  const body = v.safeParse(schemas.body ?? v.undefined(), content);
  // Valibot takes a list for an object without required fields.
  if (Array.isArray(content) && body.success && !Array.isArray(body.output)) {
    return refuse(400, 'The request does not fit this call', { body: ['This is a list'] });
  }
  if (path.success && query.success && body.success) {
    const received = { path: path.output, query: query.output, body: body.output };
    return received as ReceivedBy<Name>;
  }
  // A map, because a field of a request can have the name of a property of every object.
  const errors = new Map<string, string[]>();
  const addError = (field: string | null, { message }: v.BaseIssue<unknown>) =>
    errors.set(field ?? 'body', [...(errors.get(field ?? 'body') ?? []), message]);
  for (const issue of [...(path.issues ?? []), ...(query.issues ?? [])]) {
    // A value inside a list is reported under the name of its parameter.
    addError(v.getDotPath(issue)?.split('.')[0] ?? null, issue);
  }
  for (const issue of body.issues ?? []) addError(v.getDotPath(issue), issue);
  return refuse(400, 'The request does not fit this call', Object.fromEntries(errors));
}

/** The parameters named in the path. */
function pathOf(name: AnyEndpoint, params: PathParams): PathParams {
  const named = allEndpoints[name].path.split('/').filter((segment) => segment.startsWith(':'));
  return Object.fromEntries(named.map((segment) => [segment.slice(1), params[segment.slice(1)]]));
}

function queryOf(request: Request): Record<string, unknown> {
  const { search, searchParams } = new URL(request.url);
  if (!isEncoded(search)) refuse(400, 'Malformed query');
  return fieldsOf(searchParams);
}

/** A field that occurs twice becomes a list, which no schema accepts. */
function fieldsOf(entries: URLSearchParams | FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(entries.keys())].map((name) => {
      const values = entries.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The largest body that is read, in bytes: for a form a file of 5 MiB and its other parts. */
function bodyLimit(canUpload: boolean): number {
  return canUpload ? 5_300_000 : 1_000_000;
}

/** Refuses a body that is larger than the limit (MOCK-22). */
export function refuseLarge(bytes: number, canUpload: boolean): void {
  if (bytes > bodyLimit(canUpload)) refuse(413, 'The body is too large');
}

/**
 * The value of a JSON body; undefined for an empty body. Refuses another media type, a body that is
 * too large, and one that is not valid UTF-8 or JSON.
 *
 * @param canUpload whether the body is a form; its value is an object of the fields
 */
async function readBody(request: Request, canUpload = false): Promise<unknown> {
  refuseLarge(Number(request.headers.get('Content-Length')), canUpload);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  refuseLarge(bytes.byteLength, canUpload);
  const type = request.headers.get('Content-Type') ?? '';
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding !== 'identity') refuse(415, 'The body may not be compressed');
  if (canUpload) {
    if (/^multipart\/form-data\s*(;|$)/i.test(type)) return formIn(bytes, type);
    refuse(415, 'The body has to be a form');
  }
  if (/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) return jsonIn(bytes);
  return refuse(415, 'The body has to be JSON');
}

function jsonIn(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return refuseBody('The body is not valid JSON');
  }
}

async function formIn(bytes: ArrayBuffer, type: string): Promise<unknown> {
  try {
    // The request of the HTTP server has file objects of its own. A new response reads the same
    // bytes into the `File` that the schemas know.
    return fieldsOf(await new Response(bytes, { headers: { 'Content-Type': type } }).formData());
  } catch {
    return refuseBody('The body is not a valid form');
  }
}

function refuseBody(message: RefusalText): never {
  return refuse(400, message, { body: [message] });
}
