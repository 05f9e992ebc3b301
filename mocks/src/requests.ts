import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions, type ReceivedBy } from '@touchline/contract/definitions';
import type { PathParams } from 'msw';
import * as v from 'valibot';

/** The schemas of any call. */
interface Schemas {
  path?: v.GenericSchema;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
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
  const body = v.safeParse(schemas.body ?? v.undefined(), await bodyOf(request));
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

/** A parameter that occurs twice becomes a list, which no schema accepts. */
function queryOf(request: Request): Record<string, unknown> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** The parsed JSON, the text if it is not JSON, undefined for an empty body. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
