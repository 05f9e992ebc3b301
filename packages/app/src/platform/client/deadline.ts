/** An answer that takes longer than this counts as none (WIRE-27), in ms. */
export const maxAnswerTime = 30_000;

/** A request with a body gets more time: a slow line sends this many characters in 1 ms. */
const slowLine = 20;

export interface Deadline {
  /** Aborts when the caller's signal does, and when the time is over. */
  signal: AbortSignal;
  isOver: () => boolean;
  /** Ends the watch. Call when the answer is read. */
  clear: () => void;
}

/**
 * @param sent the number of characters in the body of the request
 * @param time in ms
 */
export function startDeadline(
  caller: AbortSignal | undefined,
  sent: number,
  time = maxAnswerTime,
): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(
    () => {
      isOver = true;
      controller.abort();
    },
    time + sent / slowLine,
  );
  const abort = () => controller.abort();
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
