import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';

/** After this time without a key, a pointer or a touch the session is locked, in ms (AUTH-24). */
export const idleLimit = 30 * 60_000;

/** How long before the lock the person is warned, in ms (WCAG 2.2.1). */
export const warningTime = 60_000;

/** The minimum time between two writes of the last activity for other tabs, in ms. */
const shareInterval = 5_000;

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface IdleOptions {
  /**
   * When the token was issued, in ms since 1970. A stored activity before it was written with a wrong
   * clock.
   */
  since?: () => number;
  /** Warns of the lock. What it returns is called when the warning is over. */
  onWarn: () => () => void;
  onLock: () => void;
}

/**
 * Locks after idleness. All tabs share the time of the last activity. The wall clock is compared, so
 * that a device which slept locks before the person can use it.
 *
 * @returns stops watching; `stay` counts as activity
 */
export function watchIdleness({ since = () => 0, onWarn, onLock }: IdleOptions): {
  stop: () => void;
  stay: () => void;
} {
  let last = Date.now();
  let shared = 0;
  let endWarning: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const stopped = new AbortController();
  const { signal } = stopped;

  function lastActivity(): number {
    const stored = readStored(storageKeys.lastActivity);
    const known = Math.max(last, since());
    const latest = typeof stored === 'number' ? Math.max(known, stored) : known;
    if (latest <= Date.now()) return latest;
    // A time in the future means that the clock was set back, so the idle time starts again.
    last = Date.now();
    writeStored(storageKeys.lastActivity, last);
    return last;
  }

  function stopWarning() {
    endWarning?.();
    endWarning = null;
  }

  /** @returns whether the session is locked now */
  function check(): boolean {
    clearTimeout(timer);
    const idle = Date.now() - lastActivity();
    if (idle >= idleLimit) {
      stopped.abort();
      stopWarning();
      onLock();
      return true;
    }
    const isSoon = idle >= idleLimit - warningTime;
    if (isSoon) endWarning ??= onWarn();
    else stopWarning();
    timer = setTimeout(check, (isSoon ? idleLimit : idleLimit - warningTime) - idle);
    return false;
  }

  function onActivity() {
    const now = Date.now();
    if (now - last < 1_000 && now >= last) return;
    // Checked first, so that a movement after the limit does not keep the session unlocked.
    if (now - lastActivity() >= idleLimit - warningTime && check()) return;
    last = now;
    // The person stays, and is not told of the lock any longer.
    if (endWarning) check();
    if (Math.abs(now - shared) < shareInterval) return;
    shared = now;
    writeStored(storageKeys.lastActivity, now);
  }

  for (const name of activities) {
    addEventListener(name, onActivity, { signal, passive: true, capture: true });
  }
  for (const name of ['pageshow', 'focus']) addEventListener(name, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  writeStored(storageKeys.lastActivity, last);
  check();
  return {
    stop() {
      stopped.abort();
      clearTimeout(timer);
      stopWarning();
    },
    stay: onActivity,
  };
}
