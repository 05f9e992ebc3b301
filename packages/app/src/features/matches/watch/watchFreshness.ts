/** A live score without an answer for this time is late, in ms (MATCH-32). */
const lateAfter = 60_000;

/** The time for the first answer after the page was hidden, in ms. */
const timeToCatchUp = 10_000;

export interface FreshnessWatch {
  /** An answer has come. */
  answered: () => void;
  stop: () => void;
}

/**
 * Tells when what is shown has become late and when it is fresh again. A hidden page asks for
 * nothing, so it becomes late only when the answer does not come after it is looked at again.
 */
export function watchFreshness(setLate: (isLate: boolean) => void): FreshnessWatch {
  let answeredAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restart(minimum: number) {
    clearTimeout(timer);
    const delay = Math.max(answeredAt + lateAfter - Date.now(), minimum);
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setLate(true);
    }, delay);
  }

  function onVisible() {
    if (document.visibilityState === 'visible') restart(timeToCatchUp);
  }

  restart(0);
  document.addEventListener('visibilitychange', onVisible);
  return {
    answered() {
      answeredAt = Date.now();
      setLate(false);
      restart(0);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
