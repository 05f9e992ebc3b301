import { allEndpoints, type AnyEndpoint } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import { assert } from 'vitest';
import { createConformance, describedApi } from '../openApi/conformance.ts';
import { type RequestParts, twice } from './invalidRequests.ts';

export interface Sent {
  status: number;
  body: unknown;
  headers: Headers;
  /** What of the request differs from the OpenAPI description. */
  requestViolations: string[];
}

/** How long an answer may take, in milliseconds. */
const slowest = 20_000;

const api = createConformance(describedApi());

/**
 * Makes a call of the contract over HTTP; the request may be invalid. Fails when the answer is not
 * as the OpenAPI description says.
 */
export async function sendByName(
  url: string,
  name: AnyEndpoint,
  { path = {}, query = {}, body }: RequestParts,
  token?: string,
): Promise<Sent> {
  const { method, path: pattern } = allEndpoints[name];
  const address = new URL(
    pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(path[key]))),
    `${url}/`,
  );
  for (const [key, value] of Object.entries(query)) {
    const values = value === twice ? ['1', '1'] : [String(value)];
    for (const each of values) address.searchParams.append(key, each);
  }
  const isSendable = body !== undefined && method !== 'GET';
  const isForm = typeof body === 'object' && body !== null && isMultipart(name);
  // Anything else than an object cannot be a form.
  const textType = isMultipart(name) ? 'multipart/form-data; boundary=none' : 'application/json';
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(slowest),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(isSendable && !isForm ? { 'Content-Type': textType } : {}),
    },
    ...(isSendable ? { body: isForm ? formOf(body) : JSON.stringify(body) } : {}),
  });
  const { status, headers } = response;
  const text = await response.text();
  const received = jsonIn(text);
  const exchange = {
    method,
    url: address.href,
    status,
    headers,
    requestBody: body,
    responseBody: received,
  };
  const violations = api.responseViolations(exchange);
  assert(
    violations.length === 0,
    `${status} ${text.slice(0, 200)} is not as the description says: ${violations[0]}`,
  );
  return { status, body: received, headers, requestViolations: api.requestViolations(exchange) };
}

function jsonIn(text: string): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return assert.fail(`The answer is not JSON: ${text.slice(0, 200)}`);
  }
}

function isMultipart(name: AnyEndpoint): boolean {
  const definition = definitions[name];
  return 'bodyType' in definition && definition.bodyType === 'multipart/form-data';
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : String(value));
  return form;
}
