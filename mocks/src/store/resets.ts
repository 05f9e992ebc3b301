const resets = new Set<() => void>();

/** Names what has to happen for a piece of state to be as on the first day. */
export function onReset(restore: () => void): void {
  resets.add(restore);
}

/** Brings every resource back to its fixtures. */
export function reset(): void {
  for (const restore of resets) restore();
}
