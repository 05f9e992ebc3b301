/** Delays before the first four attempts, in ms (LIVE-7). */
export const reconnectDelays = [0, 2_000, 10_000, 30_000] as const;

/**
 * A connection that closed sooner than this counts as a failed attempt, so that the delays keep
 * growing. In ms.
 */
const minUptime = 10_000;

/** The minimum time between two attempts caused by `retryNow`, in ms. */
const minRetryInterval = 1_000;

export interface Connection {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface SupervisorOptions {
  /** Opens a connection. It must call `onClose` once when an open connection ends. */
  connect: (onClose: () => void) => Connection;
  onConnected: () => void;
  onFailed: (error: unknown) => void;
  /** A number between 0 and 1 for the jitter, which spreads the clients after an outage. */
  random?: () => number;
}

/**
 * The delay before attempt number `attempt`, in ms: the four delays of LIVE-7, then 30 s, each with
 * a jitter of ± 20 %.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const delay = reconnectDelays[Math.min(attempt, reconnectDelays.length - 1)] ?? 0;
  return Math.round(delay * (0.8 + random * 0.4));
}

/**
 * Keeps one connection open until stopped. SignalR's own reconnection resets its delays after every
 * short connection and gives up after the fourth failure, which LIVE-7 and LIVE-8 forbid.
 */
export function supervise(options: SupervisorOptions): { retryNow: () => void; stop: () => void } {
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
      if (performance.now() - openedAt >= minUptime) failures = 0;
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
    retryNow() {
      const isWaiting = timer !== undefined;
      if (!isStopped && isWaiting && performance.now() - lastAttempt > minRetryInterval) {
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
