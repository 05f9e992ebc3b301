let hasArrived = false;

/** A change of page was asked for: its heading shall take the focus. */
export function announceArrival(): void {
  hasArrived = true;
}

/** True once per change of page, for the heading that shows first. */
export function takeArrival(): boolean {
  const result = hasArrived;
  hasArrived = false;
  return result;
}
