/** Nobody waits longer for a part of the first view before it is drawn without, in ms. */
const patience = 10_000;

/** @returns resolves when the other does or, on a line that hangs, when nobody would wait any longer */
export function inTime(coming: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  return Promise.race([coming, late]);
}
