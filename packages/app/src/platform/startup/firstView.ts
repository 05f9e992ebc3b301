let shown = Promise.resolve();
let resolve = () => {};

/**
 * Makes pages wait until the shell is rendered, because on a slow connection the shell is usable
 * sooner that way. Call before the first render.
 */
export function deferPagesUntilShell(): void {
  shown = new Promise((done) => {
    resolve = done;
  });
}

/** Marks the shell as usable: pages may render now. The benchmark reads the performance mark. */
export function markShellUsable(): void {
  performance.mark('shell-usable');
  resolve();
}

export function whenShellUsable(): Promise<void> {
  return shown;
}
