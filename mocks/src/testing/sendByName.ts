import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import { type RequestParts, twice } from './invalidRequests.ts';

export interface Sent {
  status: number;
  body: unknown;
}

/** Makes a call of the contract over HTTP; the request may be invalid. */
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
  const response = await fetch(address, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(isSendable ? { body: isMultipart(name) ? formOf(body) : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
}

function isMultipart(name: AnyEndpoint): boolean {
  const definition = definitions[name];
  return 'bodyType' in definition && definition.bodyType === 'multipart/form-data';
}

/** The body as a form. One that is not an object stays what it is, which is no form. */
function formOf(body: unknown): FormData | string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : String(value));
  return form;
}
