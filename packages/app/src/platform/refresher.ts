export interface Refresher {
  /** Asks for a refresh: at once, or as soon as one may begin again. */
  request: () => void;
  /** Drops a refresh that has not begun. */
  cancel: () => void;
}

/**
 * Limits how often something is refreshed: one refresh at a time, and at most one per interval,
 * measured from when they begin. A request that comes too early is remembered, so that the last
 * refresh always begins after the last request.
 *
 * @param interval in ms
 */
export function createRefresher(refresh: () => Promise<unknown>, interval: number): Refresher {
  let isRequested = false;
  /** Another refresh may not begin: one is on its way, or the interval is not over. */
  let isBusy = false;

  function begin() {
    isRequested = false;
    isBusy = true;
    const isOver = new Promise((resolve) => {
      setTimeout(resolve, interval);
    });
    // The error belongs to whoever shows the data.
    void Promise.all([refresh().catch(() => {}), isOver]).then(() => {
      isBusy = false;
      if (isRequested) begin();
    });
  }

  return {
    request() {
      if (isBusy) isRequested = true;
      else begin();
    },
    cancel() {
      isRequested = false;
    },
  };
}
