/**
 * Browsers refuse a request with `keepalive` when the bodies of all such requests on their way have
 * more than 64 KiB together, in bytes.
 */
const quota = 64 * 1024;

let reserved = 0;

/**
 * Reserves a part of the quota for a change, so that it reaches the server although the page is
 * reloaded or left meanwhile (WIRE-28).
 *
 * @returns releases it; null when the body does not fit: the request is then sent without
 *   `keepalive`
 */
export function reserveKeepalive(body: string): (() => void) | null {
  const size = new TextEncoder().encode(body).byteLength;
  if (reserved + size > quota) return null;
  reserved += size;
  return () => {
    reserved -= size;
  };
}
