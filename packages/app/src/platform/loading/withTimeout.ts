/** The first render waits no longer than this for a part, in ms. */
const patience = 10_000;

/** @returns resolves when the promise does, or after the timeout if the connection hangs */
export function inTime(coming: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  return Promise.race([coming, late]);
}
