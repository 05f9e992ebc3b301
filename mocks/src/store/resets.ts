const resets = new Set<() => void>();

/** Registers a function that restores a part of the initial state. */
export function onReset(restore: () => void): void {
  resets.add(restore);
}

/** Restores all state from the fixtures. */
export function reset(): void {
  for (const restore of resets) restore();
}
