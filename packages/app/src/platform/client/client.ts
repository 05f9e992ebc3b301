import type { AnswerOf, RequestOf } from '@touchline/contract/definitions';
import type { EndpointRow } from '@touchline/contract/endpoint';
import { endpoints, type Endpoint } from '@touchline/contract/endpoints';
import { duringSession, onSessionEnd } from '../sessionScope.ts';
import { ApiError, genericErrorText } from './ApiError.ts';
import { type Callable, hasSchemas, loadRow, loadSchemas, rowOf } from './schemas.ts';
import { notJson, parseJson, type Answer } from './answer.ts';
import { syncServerClock } from '../serverClock.ts';
import { trackRequest } from './trackRequest.ts';
import { noAnswer, send, throwIfAborted, type Request } from './transport.ts';
import {
  fillPath,
  mayCarryToken,
  parseApiBase,
  resolveUrl,
  withQuery,
  type QueryValue,
} from './url.ts';

let base: string | undefined;

/** The base address of the API, which the deployment wrote into the page; ends with `/`. */
export function apiBase(): string {
  return (base ??= parseApiBase(
    document.querySelector<HTMLMetaElement>('meta[name="touchline-api"]')?.content,
    location.origin,
  ));
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /**
   * The token of a session that has ended, for changes made before its end; such a call settles
   * although the session is over. Omitted: the token of the current session.
   */
  token?: string | null;
  /** False for background work: the loading bar stays hidden. */
  isTracked?: boolean;
}

/**
 * The options of one call: the parts of its request as the contract types them, and how it is sent.
 */
export type CallOptions<Name extends Callable> = RequestOf<Name> & SendOptions;

/** Makes the options optional when no part of the request is required. */
type OptionsOf<Name extends Callable> =
  Record<never, never> extends RequestOf<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

/** The options without the types of a particular endpoint. */
interface AnyOptions extends SendOptions {
  /** Values for the `:name` placeholders in the path. */
  path?: Record<string, string>;
  /** Null, undefined and empty values are omitted. */
  query?: Record<string, QueryValue>;
  body?: unknown;
}

/** The session as the client needs it. */
export interface ClientSession {
  /** The token of the signed-in person, and whether it is still valid; null for a visitor. */
  getToken: () => { value: string; isUsable: boolean } | null;
  /**
   * Called with the token that the API refused with a 401, or that had expired and was not sent.
   *
   * @returns true if the person was only a visitor with an old token
   */
  onUnauthorized?: (token: string) => boolean;
  /** What a call has to wait for while the session is locked; undefined when it is not. */
  whenUnlocked?: () => Promise<void> | undefined;
}

let session: ClientSession = { getToken: () => null };

/** Calls that change something on the server although they are a GET (WIRE-7). */
const changesByGet: ReadonlySet<Callable> = new Set<Callable>([
  'markAllMessagesRead',
  'markAllNotificationsRead',
]);

let schemaErrorListener = () => {};

/**
 * Registers a listener for answers whose schema could not be loaded, because the site no longer has
 * the file or is unreachable.
 */
export function setSchemaErrorListener(listener: () => void): void {
  schemaErrorListener = listener;
}

/** Connects the client to the session. Call once, before the first call that needs a token. */
export function connectClient(access: ClientSession): void {
  session = access;
}

function usableToken(): string | null {
  const token = session.getToken();
  return token?.isUsable ? token.value : null;
}

/** Answers that were requested before their schemas were loaded, by address. */
const prefetched = new Map<string, Promise<Answer>>();

onSessionEnd(() => prefetched.clear());

/**
 * How long a prefetched response is used, in ms: long enough to load the code on a slow connection,
 * short enough to be current.
 */
const prefetchLifetime = 20_000;

/** Sends the first request of a page while its code is still being loaded. */
export function prefetchCall(endpoint: Endpoint): void {
  const request = requestOf(endpoint, endpoints[endpoint], {});
  keepPrefetched(request.url, send(request));
}

function keepPrefetched(url: string, answer: Promise<Answer>): void {
  // The error is handled by the call that uses the response.
  answer.catch(() => {});
  prefetched.set(url, answer);
  setTimeout(() => prefetched.get(url) === answer && prefetched.delete(url), prefetchLifetime);
}

/**
 * Loads the schema while the response is on its way. Not when offline: some browsers never retry a
 * module that failed to load once.
 */
function prefetchSchemas(endpoint: Callable): void {
  if (navigator.onLine) loadSchemas(endpoint).catch(() => {});
}

function takePrefetched(url: string): Promise<Answer> | undefined {
  const answer = prefetched.get(url);
  prefetched.delete(url);
  return answer;
}

function requestOf(name: Callable, { method, path }: EndpointRow, options: AnyOptions): Request {
  const url = withQuery(resolveUrl(fillPath(path, options.path ?? {}), apiBase()), options.query);
  const requestedToken = options.token === undefined ? usableToken() : options.token;
  const token = mayCarryToken(url, apiBase(), location.origin) ? requestedToken : null;
  return {
    url,
    token,
    isChange: method !== 'GET' || changesByGet.has(name),
    signal: options.signal,
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    init: {
      method,
      headers: headers(token, options.body),
      ...(changesByGet.has(name) ? { cache: 'no-store' as const } : {}),
    },
  };
}

/**
 * Makes one call of the contract and validates its answer. When the session ends meanwhile the
 * promise never settles, so that the answer is neither shown to nor stored for the next person.
 *
 * @throws ApiError with a message to show: `offline` without an answer, `tooSlow` or `unsure` without
 *   one in time, `http` for an error status, `unexpectedAnswer` when the body is too large, no JSON
 *   or does not match its schema
 * @throws DOMException `AbortError` when the signal aborts, however far the call has come
 */
export function call<Name extends Callable>(
  name: Name,
  ...options: OptionsOf<Name>
): Promise<AnswerOf<Name>>;
// The types of all calls at once are too many for the compiler inside the function.
export function call(name: Callable, ...[options]: readonly unknown[]): Promise<unknown> {
  const sendOptions = (options ?? {}) as AnyOptions;
  const belongsToSession = sendOptions.token === undefined && session.getToken() !== null;
  const unlocked = sendOptions.token === undefined ? session.whenUnlocked?.() : undefined;
  if (unlocked) return unlocked.then(() => sendCall(name, sendOptions));
  if (!belongsToSession) return sendCall(name, sendOptions);
  return new Promise((resolve, reject) => {
    const answer = sendCall(name, sendOptions, (repeated) => repeated.then(resolve, reject));
    duringSession(answer).then(resolve, reject);
  });
}

/**
 * @param onRepeated gets the answer to a call that was repeated without the token; it is a visitor's
 *   and may be shown after the end of the session
 */
async function sendCall(
  name: Callable,
  options: AnyOptions,
  onRepeated: (answer: Promise<unknown>) => void = () => {},
): Promise<unknown> {
  // The rows of the calls that start-up needs are here; the others are loaded.
  const row = rowOf(name) ?? (await loadMissingRow(name));
  const { method, path } = row;
  const request = requestOf(name, row, options);
  const { url, token, signal } = request;
  // An expired token is not sent, but a 401 is still reported for it.
  const reportedToken = token ?? session.getToken()?.value;
  const work = async () => {
    // A change is sent only after its schema is loaded; otherwise it could succeed on the server
    // and still be reported as failed.
    if (request.isChange && navigator.onLine && !hasSchemas(name)) await loadAnswerSchema(name);
    prefetchSchemas(name);
    return takePrefetched(url) ?? send(request);
  };
  const { status, date, text } = await (options.isTracked === false
    ? work()
    : trackRequest(url, work));
  // Nobody waits for the answer any more, so it is neither logged nor shown.
  throwIfAborted(signal);
  syncServerClock(date);
  const body = parseJson(text);
  if (status < 200 || status > 299) {
    if (status === 401 && reportedToken) {
      const isVisitor = session.onUnauthorized?.(reportedToken) === true;
      const isRepeatable = method === 'GET' && row.access === 'anyone' && options.token !== null;
      if (isVisitor && isRepeatable) {
        const repeated = repeatAsVisitor(name, row, options);
        onRepeated(repeated);
        return repeated;
      }
    }
    console.error(`${method} ${path} answered ${status}`);
    const error = await errorOf(status, body);
    throwIfAborted(signal);
    throw error;
  }
  // A schema validates itself, so this module does not import the validation library.
  const schema = await loadAnswerSchema(name);
  const result =
    body === notJson
      ? { issues: [{ message: 'not JSON' }] }
      : await schema['~standard'].validate(body);
  throwIfAborted(signal);
  if (!result.issues) return result.value;
  console.error(`${method} ${path} gave an unexpected answer`, result.issues.map(formatIssue));
  throw new ApiError('unexpectedAnswer', status, genericErrorText);
}

/** A proxy answers with these statuses when the API behind it is unreachable. */
const proxyStatuses = new Set([502, 503, 504]);

/** The error of an answer with an error status (ERROR-1, ERROR-3). */
async function errorOf(status: number, body: unknown): Promise<ApiError> {
  // The code for error bodies is loaded with the first error. Where it does not come, the general
  // text stands for the words.
  const problem = await import('./problem.ts').catch(() => null);
  const words = problem?.problemWords(body);
  if (!words && proxyStatuses.has(status)) return noAnswer();
  return new ApiError(
    'http',
    status,
    words || genericErrorText,
    problem?.problemFields(body),
    problem?.problemReason(body),
  );
}

/**
 * Repeats a call without the token. Components that fetch again because the session has ended use
 * the same answer.
 */
function repeatAsVisitor(name: Callable, row: EndpointRow, options: AnyOptions): Promise<unknown> {
  const visitor = { ...options, token: null };
  const request = requestOf(name, row, visitor);
  const answer = send(request);
  keepPrefetched(request.url, answer);
  const repeated = sendCall(name, visitor);
  keepPrefetched(request.url, answer);
  return repeated;
}

/** @throws ApiError `offline` when the row cannot be loaded, as if there were no answer */
async function loadMissingRow(name: Callable) {
  // Some browsers never retry a module that failed to load once, so not when offline.
  const row = navigator.onLine ? await loadRow(name).catch(reportMissing(name)) : null;
  if (row) return row;
  throw new ApiError('offline', 0, genericErrorText);
}

function reportMissing(name: Callable) {
  return (error: unknown): null => {
    console.error(`The row of ${name} did not load`, error);
    schemaErrorListener();
    return null;
  };
}

/** @throws ApiError `offline` when the schemas cannot be loaded, as if there were no answer */
async function loadAnswerSchema(name: Callable) {
  const calls = await loadSchemas(name).catch((error: unknown) => {
    console.error(`The schema of ${name} did not load`, error);
    return null;
  });
  const schema = calls?.[name]?.answer;
  if (schema) return schema;
  schemaErrorListener();
  throw new ApiError('offline', 0, genericErrorText);
}

function formatIssue({
  message,
  path = [],
}: {
  message: string;
  path?: readonly unknown[];
}): string {
  const keys = path.map((part) =>
    typeof part === 'object' && part !== null && 'key' in part ? part.key : part,
  );
  return `${keys.join('.')}: ${message}`;
}

function headers(token: string | null, body: unknown): HeadersInit {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
