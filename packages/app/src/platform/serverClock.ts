let offset = 0;
const listeners = new Set<() => void>();

/**
 * Computes the offset of the server's clock from the `Date` header of an answer, so that a wrong
 * clock of the device does not show matches as delayed (WIRE-22).
 */
export function syncServerClock(date: string | null): void {
  const time = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return;
  offset = time - Date.now();
  for (const listener of listeners) listener();
}

/** Calls back after each answer that told the time. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds since 1970 by the server's clock; by the device's before the first answer. */
export function serverNow(): number {
  return Date.now() + offset;
}
