let shown = Promise.resolve();
let resolve = () => {};

/** Lets pages wait until the shell is drawn: on a slow line it answers sooner so. Call before drawing. */
export function startWithShell(): void {
  shown = new Promise((done) => {
    resolve = done;
  });
}

/** From here on the shell answers. The benchmark reads the mark. */
export function announceShell(): void {
  performance.mark('shell-usable');
  resolve();
}

export function shellShown(): Promise<void> {
  return shown;
}
