import { endpoints, type Endpoint } from '@touchline/contract/endpoints';
import type { GenericSchema, InferOutput } from 'valibot';
import { duringSession, onSessionEnd } from '../personal.ts';
import { store } from '../store.ts';
import { ApiError, genericErrorText } from './ApiError.ts';
import { isAbort, readBody } from './body.ts';
import { isAnsweredAtom } from './requests.atoms.ts';
import { learnServerTime } from '../serverClock.ts';
import { track } from './track.ts';
import {
  fillPath,
  mayCarryToken,
  parseApiBase,
  resolveUrl,
  withQuery,
  type QueryValue,
} from './url.ts';

let base: string | undefined;

/** The API base that the deployment wrote into the page; ends with `/`. */
export function apiBase(): string {
  return (base ??= parseApiBase(
    document.querySelector<HTMLMetaElement>('meta[name="touchline-api"]')?.content,
    location.origin,
  ));
}

export interface CallOptions {
  /** Values for `:name` in the path. */
  path?: Record<string, string>;
  /** Left out where null, undefined or empty. */
  query?: Record<string, QueryValue>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /**
   * For what a person did before the end of their session: the token it is sent with, and its answer
   * is told whatever has happened since. Left out: the token of who is signed in.
   */
  token?: string | null;
  /** False for work that nobody waits for: the loading bar stays hidden. */
  isTracked?: boolean;
}

/** What the client is told of the session. */
export interface ClientSession {
  /** The token of who is signed in, and whether it can still be sent; null for a visitor. */
  getToken: () => { value: string; isUsable: boolean } | null;
  /** Called with the token that the API refused with a 401, or that was no longer sent. */
  onUnauthorized?: (token: string) => void;
}

let session: ClientSession = { getToken: () => null };

/** Call once, before the first call that needs to know who is signed in. */
export function connectClient(access: ClientSession): void {
  session = access;
}

function usableToken(): string | null {
  const token = session.getToken();
  return token?.isUsable ? token.value : null;
}

/** Answers that were asked for before what reads them had come. */
const early = new Map<string, Promise<Response>>();

onSessionEnd(() => early.clear());

/** Long enough for the code on a slow line; later it would be out of date. In ms. */
const earlyLasts = 20_000;

/** Asks for what the first page will show while its code is on its way. */
export function askEarly(endpoint: Endpoint): void {
  const request = requestOf(endpoint, {});
  const answer = send(request.url, request.init);
  // A failure shows where the data is wanted, not here.
  answer.catch(() => {});
  early.set(request.url, answer);
  setTimeout(() => early.delete(request.url), earlyLasts);
}

function takeEarly(url: string): Promise<Response> | undefined {
  const answer = early.get(url);
  early.delete(url);
  return answer;
}

interface Request {
  url: string;
  token: string | null;
  init: RequestInit;
}

function requestOf(endpoint: Endpoint, options: CallOptions): Request {
  const { method, path } = endpoints[endpoint];
  const url = withQuery(resolveUrl(fillPath(path, options.path ?? {}), apiBase()), options.query);
  const own = options.token === undefined ? usableToken() : options.token;
  const token = mayCarryToken(url, apiBase(), location.origin) ? own : null;
  return {
    url,
    token,
    init: {
      method,
      headers: headers(token, options.body),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    },
  };
}

/**
 * Makes one call of the table of endpoints and checks its answer. When the session ends meanwhile it
 * never settles: whatever waits for the answer would show it to, or keep it for, the next person.
 *
 * @throws ApiError with words to show: `offline` without an answer, `http` for a refusal,
 *   `unexpectedAnswer` when the body does not fit the schema
 * @throws DOMException `AbortError` when the signal aborts
 */
export function call<Schema extends GenericSchema>(
  endpoint: Endpoint,
  schema: Schema,
  options: CallOptions = {},
): Promise<InferOutput<Schema>> {
  const belongsToSession = options.token === undefined && session.getToken() !== null;
  const answer = ask(endpoint, schema, options);
  return belongsToSession ? duringSession(answer) : answer;
}

async function ask<Schema extends GenericSchema>(
  endpoint: Endpoint,
  schema: Schema,
  options: CallOptions,
): Promise<InferOutput<Schema>> {
  const { method, path } = endpoints[endpoint];
  const { url, token, init } = requestOf(endpoint, options);
  // A token past its time is not sent, but it is what the API misses.
  const refusable = token ?? session.getToken()?.value;
  const work = () => takeEarly(url) ?? send(url, init);
  const response = await (options.isTracked === false ? work() : track(url, work));
  learnServerTime(response.headers.get('Date'));
  const body = await readBody(response);
  if (!response.ok) {
    if (response.status === 401 && refusable) session.onUnauthorized?.(refusable);
    console.error(`${method} ${path} answered ${response.status}`);
    // What reads error bodies is fetched with the first of them.
    const { problemFields, problemText } = await import('./problem.ts');
    throw new ApiError('http', response.status, problemText(body), problemFields(body));
  }
  // The schema brings its own check, so that this module does not bring the library.
  const result = await schema['~standard'].validate(body);
  if (!result.issues) return result.value as InferOutput<Schema>;
  console.error(`${method} ${path} gave an unexpected answer`, result.issues.map(placeOf));
  throw new ApiError('unexpectedAnswer', response.status, genericErrorText);
}

/**
 * Fetches a text file of the site itself. No token goes with it.
 *
 * @returns status 0 without an answer
 */
export async function fetchText(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { credentials: 'same-origin' });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

function placeOf({ message, path = [] }: { message: string; path?: readonly unknown[] }): string {
  const keys = path.map((part) =>
    typeof part === 'object' && part !== null && 'key' in part ? part.key : part,
  );
  return `${keys.join('.')}: ${message}`;
}

const proxyStatuses = new Set([502, 503, 504]);

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    // A redirect could carry the token to another origin.
    const response = await fetch(url, { ...init, redirect: 'error', credentials: 'omit' });
    // A proxy says so where the API behind it does not answer.
    if (proxyStatuses.has(response.status)) throw new TypeError('No answer from the API');
    store.set(isAnsweredAtom, true);
    return response;
  } catch (error) {
    if (isAbort(error)) throw error;
    store.set(isAnsweredAtom, false);
    throw new ApiError('offline', 0, genericErrorText);
  }
}

function headers(token: string | null, body: unknown): HeadersInit {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
