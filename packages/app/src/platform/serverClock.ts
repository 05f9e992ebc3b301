let offset = 0;

/**
 * Computes the offset of the server's clock from the `Date` header of an answer, so that a wrong
 * clock of the device does not show matches as delayed (WIRE-22).
 */
export function syncServerClock(date: string | null): void {
  const time = date ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** Milliseconds since 1970 by the server's clock; by the device's before the first answer. */
export function serverNow(): number {
  return Date.now() + offset;
}
