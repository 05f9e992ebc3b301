/** The first render waits no longer than this for a part, in ms. */
const timeout = 10_000;

/** @returns resolves when the promise does, or after the timeout if the connection hangs */
export function withTimeout(promise: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, timeout);
  });
  return Promise.race([promise, late]);
}
