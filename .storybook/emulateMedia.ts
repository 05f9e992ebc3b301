interface MediaFeatures {
  'forced-colors'?: 'active';
  'prefers-reduced-motion'?: 'reduce';
}

/**
 * Emulates a system setting in the browser of the tests. For `beforeEach`, which calls the returned
 * function after the story. In Storybook itself the system's settings are used.
 */
export async function emulateMedia(features: MediaFeatures): Promise<() => Promise<void>> {
  if (!isVitest()) return async () => {};
  const { cdp } = await import('vitest/browser');
  const set = (asked: MediaFeatures) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(asked).map(([name, value]) => ({ name, value })),
    });
  await set(features);
  return async () => {
    await set({});
  };
}

/**
 * Whether the page has that setting; without it, checks that depend on it are skipped. In the tests
 * it is always true.
 */
export function supportsMedia(features: MediaFeatures): boolean {
  if (isVitest()) return true;
  return Object.entries(features).every(
    ([name, value]) => window.matchMedia(`(${name}: ${value})`).matches,
  );
}

/** Whether the stories run as tests. */
export function isVitest(): boolean {
  return '__vitest_browser__' in globalThis;
}
