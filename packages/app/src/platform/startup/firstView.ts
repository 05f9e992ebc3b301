let shellUsable = Promise.resolve();
let resolveShellUsable = () => {};

/**
 * Makes pages wait until the shell is rendered, because on a slow connection the shell is usable
 * sooner that way. Call before the first render.
 */
export function deferPagesUntilShell(): void {
  shellUsable = new Promise((done) => {
    resolveShellUsable = done;
  });
}

/** Marks the shell as usable: pages may render now. The benchmark reads the performance mark. */
export function markShellUsable(): void {
  performance.mark('shell-usable');
  resolveShellUsable();
}

export function whenShellUsable(): Promise<void> {
  return shellUsable;
}
