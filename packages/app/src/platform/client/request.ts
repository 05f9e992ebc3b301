import type { EndpointRow } from '@touchline/contract/endpoint';
import { languageAtom } from '../language/language.atoms.ts';
import { store } from '../store.ts';
import type { Request } from './transport.ts';
import {
  fillPath,
  mayCarryToken,
  parseApiBase,
  resolveUrl,
  withQuery,
  type RequestQueryValue,
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

/** The options without the types of a particular endpoint. */
export interface AnyOptions extends SendOptions {
  /** Values for the `:name` placeholders in the path. */
  path?: Record<string, string>;
  /** Null, undefined and empty values are omitted. */
  query?: Record<string, RequestQueryValue>;
  body?: unknown;
}

/** The session as the client needs it. */
export interface ClientSession {
  /** The token of the signed-in person, and whether it is still valid; null for a visitor. */
  getToken: () => { value: string; isUsable: boolean } | null;
  /** The id of the signed-in person; null for a visitor. */
  getUserId?: () => string | null;
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

/** Connects the client to the session. Call once, before the first call that needs a token. */
export function connectClient(access: ClientSession): void {
  session = access;
}

/** The session that the client is connected to. */
export function clientSession(): ClientSession {
  return session;
}

function usableToken(): string | null {
  const token = session.getToken();
  return token?.isUsable ? token.value : null;
}

/** The request of a call, with the token where it may go. */
export function requestOf({ method, path, effect }: EndpointRow, options: AnyOptions): Request {
  const url = withQuery(resolveUrl(fillPath(path, options.path ?? {}), apiBase()), options.query);
  const requestedToken = options.token === undefined ? usableToken() : options.token;
  const token = mayCarryToken(url, apiBase(), location.origin) ? requestedToken : null;
  const isChange = effect === 'changes';
  return {
    url,
    token,
    isChange,
    signal: options.signal,
    body: bodyOf(options.body),
    init: {
      method,
      headers: headers(token, options.body),
      // A change by GET must reach the server each time (WIRE-7).
      ...(isChange && method === 'GET' ? { cache: 'no-store' as const } : {}),
    },
  };
}

/** A body with a file is sent as a form, in which each field is a part; any other as JSON. */
function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined;
  if (!hasFile(body)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  return form;
}

function hasFile(body: unknown): body is Record<string, Blob> {
  return (
    typeof body === 'object' &&
    body !== null &&
    Object.values(body).some((value) => value instanceof Blob)
  );
}

function headers(token: string | null, body: unknown): HeadersInit {
  return {
    Accept: 'application/json',
    // In which the server says why it refuses (ERROR-21).
    'Accept-Language': store.get(languageAtom),
    // The browser names the type of a form itself, with the line between its parts.
    ...(body === undefined || hasFile(body) ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
