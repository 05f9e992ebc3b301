const maxDelay = 2 ** 31 - 1;

const callbacks = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

function callDue(): void {
  const now = Date.now();
  const due = [...callbacks].filter(([, at]) => at <= now);
  for (const [wake] of due) {
    callbacks.delete(wake);
    wake();
  }
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (callbacks.size === 0 || isHidden()) {
    return;
  }
  const next = Math.min(...callbacks.values());
  timer = setTimeout(callDue, Math.min(Math.max(0, next - Date.now()), maxDelay));
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', callDue);
}

/**
 * Calls back at a time. All callbacks share one timer; while the page is hidden none fires, and
 * those that are due are called when it becomes visible.
 *
 * @param at milliseconds since 1970 on the device's clock
 * @returns cancels the callback
 */
export function callAt(at: number, wake: () => void): () => void {
  callbacks.set(wake, at);
  schedule();
  return () => {
    if (callbacks.delete(wake)) {
      schedule();
    }
  };
}
