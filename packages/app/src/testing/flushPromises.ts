/** Waits until everything that was resolved by now has gone on. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
