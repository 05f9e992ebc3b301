/**
 * Runs `task` on the first call at once, then at most once per `interval`, and never while it is
 * still running. Calls in between lead to one more run.
 *
 * @param interval in ms
 */
export function limitRate(task: () => void | Promise<unknown>, interval: number): () => void {
  let isBusy = false;
  let isWanted = false;

  function run(): void {
    isBusy = true;
    isWanted = false;
    const elapsed = new Promise((resolve) => setTimeout(resolve, interval));
    void Promise.allSettled([task(), elapsed]).then(() => {
      isBusy = false;
      if (isWanted) run();
    });
  }

  return () => {
    isWanted = true;
    if (!isBusy) run();
  };
}
