import type { IncomingMessage } from 'node:http';

/** The path and the query of a request, as they were sent. */
export interface Target {
  path: string;
  /** Empty, or with the leading `?`. */
  search: string;
}

/**
 * The target of a request, or null if it is not a path. It is not parsed as a URL, because the
 * target `//` is a valid path and not a valid URL.
 */
export function targetOf({ url = '/' }: IncomingMessage): Target | null {
  const relative = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? url;
  if (!relative.startsWith('/')) return null;
  const [, path = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? [];
  return { path, search };
}

/** Whether the header `Host` names a host and perhaps a port. Only HTTP/1.0 may leave it out. */
export function isValidHost({ headers, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0';
  return /^[\w.~-]+(:\d{0,5})?$|^\[[\da-f:.]+\](:\d{0,5})?$/i.test(host);
}
