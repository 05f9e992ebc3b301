/**
 * Keeps React Aria from taking a window that has become lower for one with an open on-screen keyboard,
 * which would hide each overlay for two frames. It measures the window in a timer that it starts when the
 * visual viewport is resized; this timer does not run. Contains all that it uses, because it also runs
 * before the scripts of a page.
 */
export function ignoreOnScreenKeyboard(): void {
  /** How long React Aria waits after a resize, in ms; other timers of the same event wait longer. */
  const measuringDelay = 150;
  const realSetTimeout = globalThis.setTimeout.bind(globalThis);
  globalThis.setTimeout = ((handler: TimerHandler, delay?: number, ...args: unknown[]) => {
    const isMeasuring =
      delay === measuringDelay && globalThis.event?.target === globalThis.visualViewport;
    return isMeasuring ? 0 : realSetTimeout(handler, delay, ...args);
  }) as unknown as typeof setTimeout;
}
