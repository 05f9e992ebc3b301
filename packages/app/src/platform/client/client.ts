import type { AnswerOf, RequestOf } from '@touchline/contract/definitions';
import type { EndpointRow } from '@touchline/contract/endpoint';
import { endpoints, type Endpoint, type Endpoints } from '@touchline/contract/endpoints';
import { duringSession } from '../sessionScope.ts';
import { ApiError, genericErrorText } from './ApiError.ts';
import { type Callable, hasSchemas, loadRow, loadSchemas, rowOf } from './schemas.ts';
import { notJson, parseJson } from './answer.ts';
import { keepPrefetchedAnswer, takePrefetchedAnswer } from './prefetched.ts';
import { clientSession, requestOf, type AnyOptions, type SendOptions } from './request.ts';
import { keptSource, reportAnswer } from '../kept/answers.ts';
import { syncServerClock } from '../serverClock.ts';
import { store } from '../store.ts';
import { isApiReachableAtom } from './requests.atoms.ts';
import { trackRequest } from './trackRequest.ts';
import { mayBeOfProxy, noAnswer, send, throwIfAborted } from './transport.ts';

export { apiBase, connectClient, type ClientSession, type SendOptions } from './request.ts';

/**
 * The options of one call: the parts of its request as the contract types them, and how it is sent.
 */
export type CallOptions<Name extends Callable> = RequestOf<Name> & SendOptions;

/** Makes the options optional when no part of the request is required. */
type OptionsOf<Name extends Callable> =
  Record<never, never> extends RequestOf<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

let schemaErrorListener = () => {};

/**
 * Registers a listener for answers whose schema could not be loaded, because the site no longer has
 * the file or is unreachable.
 */
export function setSchemaErrorListener(listener: () => void): void {
  schemaErrorListener = listener;
}

/** The calls of the first script that can be made ahead: they only read, and need no parameter. */
export type Prefetchable = {
  [Name in Endpoint]: Endpoints[Name] extends { method: 'GET'; effect: 'reads' }
    ? Record<never, never> extends RequestOf<Name>
      ? Name
      : never
    : never;
}[Endpoint];

/** Sends the first request of a page while its code is still being loaded. */
export function prefetchCall(endpoint: Prefetchable): void {
  const request = requestOf(endpoints[endpoint], {});
  keepPrefetchedAnswer(request.url, send(request));
}

/**
 * Loads the schema while the response is on its way. Not when offline: some browsers never retry a
 * module that failed to load once.
 */
function prefetchSchemas(endpoint: Callable): void {
  if (navigator.onLine) loadSchemas(endpoint).catch(() => {});
}

/** `call` without the types of a particular endpoint. */
type AnyCall = (name: Callable, options: AnyOptions) => Promise<unknown>;

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
  const kept = keptSource();
  if (kept) return kept(name, sendOptions);
  const belongsToSession = sendOptions.token === undefined && clientSession().getToken() !== null;
  const unlocked = sendOptions.token === undefined ? clientSession().whenUnlocked?.() : undefined;
  // From the start, because the answer belongs to the session that it was unlocked for.
  if (unlocked) return unlocked.then(() => (call as AnyCall)(name, sendOptions));
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
  const { method, path, access } = row;
  const request = requestOf(row, options);
  const { url, token, signal } = request;
  // An expired token is not sent, but a 401 is still reported for it. That of a call that was to go
  // without the token says nothing about the session.
  const ownToken = options.token === undefined ? clientSession().getToken()?.value : undefined;
  const reportedToken = token ?? ownToken;
  const owner = clientSession().getUserId?.() ?? '';
  // Answers are told apart by their address, so only those to a GET are kept or used again.
  const isRead = method === 'GET' && !request.isChange;
  const isKept = isRead && options.token === undefined;
  const work = async () => {
    // A change is sent only after its schema is loaded; otherwise it could succeed on the server
    // and still be reported as failed.
    if (request.isChange && navigator.onLine && !hasSchemas(name)) await loadAnswerSchema(name);
    prefetchSchemas(name);
    return takePrefetchedAnswer(url) ?? send(request);
  };
  const { status, date, retryAfter, text } = await (options.isTracked === false
    ? work()
    : trackRequest(url, work));
  // Nobody waits for the answer any more, so it is neither logged nor shown.
  throwIfAborted(signal);
  syncServerClock(date);
  const body = parseJson(text);
  if (status < 200 || status > 299) {
    if (status === 401 && reportedToken) {
      const isVisitor = clientSession().onUnauthorized?.(reportedToken) === true;
      const isRepeatable = isRead && access === 'anyone' && options.token !== null;
      if (isVisitor && isRepeatable) {
        const repeated = repeatAsVisitor(name, row, options);
        onRepeated(repeated);
        return repeated;
      }
    }
    // Withdrawn: what was kept of it must not be shown any more.
    if (isKept && [403, 404, 410].includes(status))
      reportAnswer({ name, url, owner, value: undefined });
    console.error(`${method} ${path} answered ${status}`);
    const error = await errorOf(status, body, retryAfter, request.isChange);
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
  if (!result.issues) {
    if (isKept) reportAnswer({ name, url, owner, value: result.value });
    return result.value;
  }
  console.error(`${method} ${path} gave an unexpected answer`, result.issues.map(formatIssue));
  throw new ApiError('unexpectedAnswer', status, genericErrorText);
}

/** The error of an answer with an error status (ERROR-1, ERROR-3, ERROR-17). */
async function errorOf(
  status: number,
  body: unknown,
  retryAfter: string | null,
  isChange: boolean,
): Promise<ApiError> {
  // The code for error bodies is loaded with the first error. Where it does not come, the general
  // text stands for the words.
  const problem = await import('./problem.ts').catch(() => null);
  // A proxy that waited in vain has passed the change on.
  if (mayBeOfProxy(status) && !problem?.ownProblemText(body))
    return noAnswer(isChange && status === 504 ? 'unsure' : 'offline');
  store.set(isApiReachableAtom, true);
  return (
    problem?.httpError(status, body, retryAfter) ?? new ApiError('http', status, genericErrorText)
  );
}

/**
 * Repeats a call without the token. Components that fetch again because the session has ended use
 * the same answer.
 */
function repeatAsVisitor(name: Callable, row: EndpointRow, options: AnyOptions): Promise<unknown> {
  const visitor = { ...options, token: null };
  const request = requestOf(row, visitor);
  const answer = send(request);
  keepPrefetchedAnswer(request.url, answer);
  const repeated = sendCall(name, visitor);
  keepPrefetchedAnswer(request.url, answer);
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
