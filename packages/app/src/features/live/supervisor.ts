/** Waits before the first four attempts, in ms (product.md §9). */
export const reconnectDelays = [0, 2_000, 10_000, 30_000] as const;

/** A connection that lived shorter than this counts as failed: the waits go on growing. */
const shortLife = 10_000;

/** Signs of life of the machine wake a waiting connection, but not more often than this. */
const wakeInterval = 1_000;

export interface Connection {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface SupervisorOptions {
  /** Makes a connection; `onClose` must be called once when an open one ends. */
  connect: (onClose: () => void) => Connection;
  onConnected: () => void;
  onFailed: (error: unknown) => void;
  /** Between 0 and 1; spreads clients after an outage. */
  random?: () => number;
}

/**
 * Wait before attempt number `attempt`, in ms: the four delays of product.md §9, then every 30 s,
 * each ± 20 %.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const delay = reconnectDelays[Math.min(attempt, reconnectDelays.length - 1)] ?? 0;
  return Math.round(delay * (0.8 + random * 0.4));
}

/**
 * Keeps one connection alive until stopped. SignalR's own reconnection forgets its waits at every
 * short success and gives up after the fourth failure (live-and-security.md §0.2 and §0.3).
 */
export function supervise(options: SupervisorOptions): { wake: () => void; stop: () => void } {
  const { connect, onConnected, onFailed, random = Math.random } = options;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connection: Connection | undefined;
  let isStopped = false;
  let lastAttempt = -Infinity;

  function schedule() {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), reconnectDelay(failures, random()));
    failures += 1;
  }

  async function attempt() {
    timer = undefined;
    lastAttempt = performance.now();
    let openedAt = 0;
    let hasEnded = false;
    const current = connect(() => {
      if (hasEnded || isStopped) return;
      hasEnded = true;
      connection = undefined;
      if (performance.now() - openedAt >= shortLife) failures = 0;
      schedule();
    });
    connection = current;
    try {
      await current.start();
    } catch (error) {
      if (isStopped || hasEnded) return;
      hasEnded = true;
      connection = undefined;
      onFailed(error);
      schedule();
      return;
    }
    if (isStopped) {
      void current.stop();
      return;
    }
    openedAt = performance.now();
    onConnected();
  }

  schedule();

  return {
    wake() {
      const isWaiting = timer !== undefined;
      if (!isStopped && isWaiting && performance.now() - lastAttempt > wakeInterval) {
        clearTimeout(timer);
        void attempt();
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      void connection?.stop();
    },
  };
}
