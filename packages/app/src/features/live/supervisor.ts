/** Delays before the first four attempts, in ms (LIVE-7). */
export const reconnectDelays = [0, 2_000, 10_000, 30_000] as const;

/**
 * A connection that closed sooner than this counts as a failed attempt, so that the delays keep
 * growing. In ms.
 */
const minUptime = 10_000;

/** The minimum time between two attempts caused by `retryNow` or `replace`, in ms. */
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
  /** Called when an open connection is lost or replaced; the next attempt follows by itself. */
  onLost?: () => void;
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

export interface Supervisor {
  /** Makes a waiting attempt at once, or a second after the last one. */
  retryNow: () => void;
  /** The same, and replaces an open connection, which may be dead without having closed. */
  replace: () => void;
  /** Closes the connection and makes no attempt until one of the two above is called. */
  pause: () => void;
  stop: () => void;
}

/**
 * Keeps one connection open until stopped. SignalR's own reconnection resets its delays after every
 * short connection and gives up after the fourth failure, which LIVE-7 and LIVE-8 forbid.
 */
export function supervise(options: SupervisorOptions): Supervisor {
  const { connect, onConnected, onFailed, onLost, random = Math.random } = options;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connection: Connection | undefined;
  /** Closes the open connection without reporting its end. */
  let abandon: (() => void) | undefined;
  /** Gives up an attempt that is not answered yet. */
  let giveUp: (() => void) | undefined;
  /** Whether `retryNow` was called during an attempt, so that another follows if it fails. */
  let isWanted = false;
  let isStopped = false;
  let isPaused = false;
  let lastAttempt = -Infinity;

  function schedule() {
    if (isStopped) return;
    clearTimeout(timer);
    const delay = isWanted ? untilRetry() : reconnectDelay(failures, random());
    timer = setTimeout(() => void attempt(), delay);
    failures += 1;
    isWanted = false;
  }

  /** The time until an attempt may be woken, in ms. */
  function untilRetry() {
    return Math.max(0, lastAttempt + minRetryInterval - performance.now());
  }

  async function attempt() {
    timer = undefined;
    lastAttempt = performance.now();
    let openedAt = Infinity;
    let hasEnded = false;
    const current = connect(() => {
      if (hasEnded || isStopped) return;
      hasEnded = true;
      connection = undefined;
      abandon = undefined;
      if (openedAt !== Infinity) onLost?.();
      if (performance.now() - openedAt >= minUptime) failures = 0;
      schedule();
    });
    connection = current;
    giveUp = () => {
      hasEnded = true;
      giveUp = undefined;
      void current.stop();
    };
    try {
      await current.start();
    } catch (error) {
      if (isStopped || hasEnded) return;
      giveUp = undefined;
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
    // It may have closed while the caller was waiting for its start.
    if (hasEnded) return;
    giveUp = undefined;
    isWanted = false;
    openedAt = performance.now();
    abandon = () => {
      hasEnded = true;
      abandon = undefined;
      onLost?.();
      void current.stop();
    };
    onConnected();
  }

  /**
   * A call that comes too soon is delayed and not dropped, because its event does not come again.
   */
  function retryNow() {
    if (isPaused) return resume();
    if (isStopped || abandon) return;
    if (timer === undefined) {
      isWanted = true;
      return;
    }
    clearTimeout(timer);
    const delay = untilRetry();
    if (delay > 0) timer = setTimeout(() => void attempt(), delay);
    else void attempt();
  }

  /** In a task of its own, because another listener of the same event may end the session. */
  function resume() {
    isPaused = false;
    if (!isStopped) timer = setTimeout(() => void attempt(), 0);
  }

  schedule();

  return {
    retryNow,
    replace() {
      if (!abandon) return retryNow();
      if (isStopped || performance.now() - lastAttempt <= minRetryInterval) return;
      abandon();
      void attempt();
    },
    pause() {
      if (isStopped) return;
      isPaused = true;
      isWanted = false;
      clearTimeout(timer);
      timer = undefined;
      giveUp?.();
      abandon?.();
      connection = undefined;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      void connection?.stop();
    },
  };
}
