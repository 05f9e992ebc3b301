let isStarted = false;

/**
 * Delays each call of the page by a random time, mostly a short one and rarely nearly the longest, so that
 * answers overtake each other as on a bad network. A second call does nothing: the setup runs for each file of
 * stories, and all of them share a page.
 *
 * @param longest in ms
 */
export function startUnevenNetwork(longest: number): void {
  if (isStarted) return;
  isStarted = true;
  // As they are here, because stories replace both.
  const fetchAtOnce = globalThis.fetch.bind(globalThis);
  const wait = globalThis.setTimeout.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    await new Promise<void>((resolve) => {
      wait(resolve, Math.random() * Math.random() * longest);
      signal?.addEventListener('abort', () => resolve());
    });
    return fetchAtOnce(input, init);
  };
}
