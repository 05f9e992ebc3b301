const longest = 2 ** 31 - 1;

const waiting = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

function ring(): void {
  const now = Date.now();
  const due = [...waiting].filter(([, at]) => at <= now);
  for (const [wake] of due) {
    waiting.delete(wake);
    wake();
  }
  plan();
}

function plan(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.size === 0 || isHidden()) {
    return;
  }
  const next = Math.min(...waiting.values());
  timer = setTimeout(ring, Math.min(Math.max(0, next - Date.now()), longest));
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', ring);
}

/**
 * Calls back at a time. All callbacks share one timer; while the page is hidden none fires, and
 * those that are due are called when it becomes visible.
 *
 * @param at milliseconds since 1970 on the device's clock
 * @returns cancels the callback
 */
export function wakeAt(at: number, wake: () => void): () => void {
  waiting.set(wake, at);
  plan();
  return () => {
    if (waiting.delete(wake)) {
      plan();
    }
  };
}
