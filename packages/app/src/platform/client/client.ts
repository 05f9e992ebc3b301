import type { AnswerOf, RequestOf } from '@touchline/contract/definitions';
import { endpoints, type Endpoint } from '@touchline/contract/endpoints';
import { duringSession, onSessionEnd } from '../personal.ts';
import { store } from '../store.ts';
import { ApiError, genericErrorText } from './ApiError.ts';
import { bringReader, isReadable } from './answers.ts';
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

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /**
   * For what a person did before the end of their session: the token it is sent with, and its answer
   * is told whatever has happened since. Left out: the token of who is signed in.
   */
  token?: string | null;
  /** False for work that nobody waits for: the loading bar stays hidden. */
  isTracked?: boolean;
}

/** What one call is given: the parts of its request as the contract types them, and how it is sent. */
export type CallOptions<Name extends Endpoint> = RequestOf<Name> & SendOptions;

/** Where nothing is needed the options may be left out. */
type OptionsOf<Name extends Endpoint> =
  Record<never, never> extends RequestOf<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

/** The same for whatever call. */
interface AnyOptions extends SendOptions {
  /** Values for `:name` in the path. */
  path?: Record<string, string>;
  /** Left out where null, undefined or empty. */
  query?: Record<string, QueryValue>;
  body?: unknown;
}

/** What the client is told of the session. */
export interface ClientSession {
  /** The token of who is signed in, and whether it can still be sent; null for a visitor. */
  getToken: () => { value: string; isUsable: boolean } | null;
  /** Called with the token that the API refused with a 401, or that was no longer sent. */
  onUnauthorized?: (token: string) => void;
}

let session: ClientSession = { getToken: () => null };

let onCodeMissing = () => {};

/** Called when an answer came and what reads it did not: the site has it no longer, or is away. */
export function listenForMissingCode(listener: () => void): void {
  onCodeMissing = listener;
}

/** Call once, before the first call that needs to know who is signed in. */
export function connectClient(access: ClientSession): void {
  session = access;
}

function usableToken(): string | null {
  const token = session.getToken();
  return token?.isUsable ? token.value : null;
}

/** Answers that were asked for before what reads them had come. */
const prefetched = new Map<string, Promise<Response>>();

onSessionEnd(() => prefetched.clear());

/** Long enough for the code on a slow line; later it would be out of date. In ms. */
const prefetchLifetime = 20_000;

/** Asks for what the first page will show while its code is on its way. */
export function prefetchCall(endpoint: Endpoint): void {
  const request = requestOf(endpoint, {});
  const answer = send(request.url, request.init);
  // A failure shows where the data is wanted, not here.
  answer.catch(() => {});
  prefetched.set(request.url, answer);
  setTimeout(() => prefetched.delete(request.url), prefetchLifetime);
}

/**
 * Fetches what reads an answer while the answer is on its way. Not where the browser says that it is
 * offline: some never ask again for a file that failed once.
 */
function prefetchReader(endpoint: Endpoint): void {
  if (navigator.onLine) bringReader(endpoint).catch(() => {});
}

function takePrefetched(url: string): Promise<Response> | undefined {
  const answer = prefetched.get(url);
  prefetched.delete(url);
  return answer;
}

interface Request {
  url: string;
  token: string | null;
  init: RequestInit;
}

function requestOf(endpoint: Endpoint, options: AnyOptions): Request {
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
 * Makes one call of the contract and checks its answer. When the session ends meanwhile it never
 * settles: whatever waits for the answer would show it to, or keep it for, the next person.
 *
 * @throws ApiError with words to show: `offline` without an answer, `http` for a refusal,
 *   `unexpectedAnswer` when the body does not fit its schema
 * @throws DOMException `AbortError` when the signal aborts
 */
export function call<Name extends Endpoint>(
  name: Name,
  ...[options]: OptionsOf<Name>
): Promise<AnswerOf<Name>> {
  const given: AnyOptions = options ?? {};
  const belongsToSession = given.token === undefined && session.getToken() !== null;
  const answer = ask(name, given);
  return belongsToSession ? duringSession(answer) : answer;
}

async function ask<Name extends Endpoint>(
  name: Name,
  options: AnyOptions,
): Promise<AnswerOf<Name>> {
  const { method, path } = endpoints[name];
  const { url, token, init } = requestOf(name, options);
  // A token past its time is not sent, but it is what the API misses.
  const refusable = token ?? session.getToken()?.value;
  const work = async () => {
    // What changes something is sent once its answer can be read; else it could be done and look failed.
    if (method !== 'GET' && navigator.onLine && !isReadable(name)) await readerOf(name);
    prefetchReader(name);
    return takePrefetched(url) ?? send(url, init);
  };
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
  const schema = await readerOf(name);
  const result = await schema['~standard'].validate(body);
  if (!result.issues) return result.value as AnswerOf<Name>;
  console.error(`${method} ${path} gave an unexpected answer`, result.issues.map(placeOf));
  throw new ApiError('unexpectedAnswer', response.status, genericErrorText);
}

/** @throws ApiError `offline` where the code does not come: it is as if there were no answer */
async function readerOf(name: Endpoint) {
  const calls = await bringReader(name).catch((error: unknown) => {
    console.error(`What reads the answer of ${name} did not load`, error);
    return null;
  });
  const schema = calls?.[name]?.answer;
  if (schema) return schema;
  onCodeMissing();
  throw new ApiError('offline', 0, genericErrorText);
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
