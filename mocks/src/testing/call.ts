import * as v from 'valibot';
import { expect } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
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
}

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
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? (JSON.parse(text) as unknown) : null,
    headers: response.headers,
  };
}

/** Fails if the schema dropped, replaced or rejected anything. */
export function expectExactly<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.parse(schema, value);
  expect(parsed).toEqual(value);
  return parsed;
}
