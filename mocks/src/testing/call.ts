import * as v from 'valibot';
import { assert } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { type Exchange, createConformance, describedApi } from '../openApi/conformance.ts';
import { signToken } from '../token.ts';

export interface Answered {
  status: number;
  body: unknown;
  headers: Headers;
}

interface Options {
  as?: AccountName;
  token?: string;
  body?: unknown;
  /** What the caller asks for by `Accept-Language`. */
  language?: string;
}

const api = createConformance(describedApi());

let backEndUrl = 'http://touchline.test';

/** Sets the address of the back end that the tests call. */
export function setBackEndUrl(url: string): void {
  backEndUrl = url;
}

/** The address of a path of the back end. */
export function urlOf(path: string): string {
  return `${backEndUrl}/${path}`;
}

/** Sends a request to the mock back end. */
export async function call(method: string, path: string, options: Options = {}): Promise<Answered> {
  const token = options.as ? await signToken(accounts[options.as].user) : options.token;
  const response = await fetch(urlOf(path), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(options.language ? { 'Accept-Language': options.language } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const { status, headers } = response;
  const body = text ? (JSON.parse(text) as unknown) : null;
  expectDescribed({
    method,
    url: urlOf(path),
    status,
    headers,
    requestBody: options.body,
    responseBody: body,
  });
  return { status, body, headers };
}

/** Fails if an answer, or a request that is taken, is not as the OpenAPI description says. */
function expectDescribed(exchange: Exchange): void {
  const { status, method, url } = exchange;
  // A path that nobody knows, and a picture, are not in the description.
  if (!api.describes(method, url)) return;
  const violations = [
    ...api.responseViolations(exchange),
    ...(status < 400 ? api.requestViolations(exchange) : []),
  ];
  assert(violations.length === 0, `${method} ${url}: ${violations.join('; ')}`);
}

/** Fails if the schema dropped, replaced or rejected anything, and says what and where. */
export function expectExactly<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  const [issue] = issues ?? [];
  const place = (issue && v.getDotPath(issue)) ?? 'the answer';
  assert(success, `${place} does not fit the schema: ${issue?.message}`);
  const difference = differenceBetween(value, output);
  assert(difference === null, `${difference} is not as the contract describes it`);
  return output;
}

/** The path of the first part in which a value differs from what a schema made of it, or null. */
function differenceBetween(value: unknown, read: unknown, path = 'the answer'): string | null {
  const isParted = typeof value === 'object' && value !== null;
  if (!isParted || typeof read !== 'object' || read === null)
    return Object.is(value, read) ? null : path;
  if (Array.isArray(value) && value.length !== Object.keys(read).length) return path;
  for (const key of new Set([...Object.keys(value), ...Object.keys(read)])) {
    const [one, other] = [value, read].map((each) => (each as Record<string, unknown>)[key]);
    const difference = differenceBetween(one, other, `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

/** The fields that an answer has errors for. */
export function errorFieldsOf({ body }: { body: unknown }): string[] {
  return Object.keys((body as { errors?: object }).errors ?? {});
}
