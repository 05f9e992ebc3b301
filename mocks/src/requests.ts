import type { BodyType } from '@touchline/contract/call';
import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions, type ReceivedBy } from '@touchline/contract/definitions';
import type { PathParams } from 'msw';
import * as v from 'valibot';

/** The schemas of any call. */
interface Schemas {
  path?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  bodyType?: BodyType;
  answer: v.GenericSchema;
}

type Validation<Name extends AnyEndpoint> =
  | { isValid: true; received: ReceivedBy<Name> }
  /** `errors`: messages by the name of the field. */
  | { isValid: false; errors: Record<string, string[]> };

/** Validates path, query and body of a request against the schemas of its call. */
export async function validateRequest<Name extends AnyEndpoint>(
  name: Name,
  request: Request,
  params: PathParams,
): Promise<Validation<Name>> {
  const schemas: Schemas = definitions[name];
  const nothing = v.strictObject({});
  const path = v.safeParse(schemas.path ?? nothing, pathOf(name, params));
  const query = v.safeParse(schemas.query ?? nothing, queryOf(request));
  const body = v.safeParse(schemas.body ?? v.undefined(), await bodyOf(request, schemas.bodyType));
  if (path.success && query.success && body.success) {
    const received = { path: path.output, query: query.output, body: body.output };
    return { isValid: true, received: received as ReceivedBy<Name> };
  }
  const errors: Record<string, string[]> = {};
  const addError = (field: string | null, { message }: v.BaseIssue<unknown>) =>
    (errors[field ?? 'body'] ??= []).push(message);
  for (const issue of [...(path.issues ?? []), ...(query.issues ?? [])]) {
    // A value inside a list is reported under the name of its parameter.
    addError(v.getDotPath(issue)?.split('.')[0] ?? null, issue);
  }
  for (const issue of body.issues ?? []) addError(v.getDotPath(issue), issue);
  return { isValid: false, errors };
}

/** The parameters named in the path; MSW also includes the leading `*`. */
function pathOf(name: AnyEndpoint, params: PathParams): PathParams {
  const named = allEndpoints[name].path.split('/').filter((segment) => segment.startsWith(':'));
  return Object.fromEntries(named.map((segment) => [segment.slice(1), params[segment.slice(1)]]));
}

function queryOf(request: Request): Record<string, unknown> {
  return fieldsOf(new URL(request.url).searchParams);
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

function bodyOf(request: Request, type?: BodyType): Promise<unknown> {
  return type === 'multipart/form-data' ? formOf(request) : jsonOf(request);
}

/** The parts of a form by name, undefined if the body is not a form. */
async function formOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return undefined;
  try {
    // The request of the HTTP server has file objects of its own. A new response reads the same
    // bytes into the `File` that the schemas know.
    const bytes = await request.arrayBuffer();
    return fieldsOf(await new Response(bytes, { headers: { 'Content-Type': type } }).formData());
  } catch {
    return undefined;
  }
}

/** The parsed JSON, undefined if the body is empty or not JSON. */
async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
