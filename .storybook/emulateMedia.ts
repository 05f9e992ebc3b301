interface MediaFeatures {
  'forced-colors'?: 'active';
  'prefers-reduced-motion'?: 'reduce';
}

/**
 * Asks the browser of the tests for a setting of the person's system. For `beforeEach`, which calls
 * what it returns when the story is over. In Storybook itself the system's own settings stay.
 */
export async function emulateMedia(features: MediaFeatures): Promise<() => Promise<void>> {
  if (!isInTheTests()) return async () => {};
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
 * Whether the page has that setting, without which a claim about it says nothing. Always in the
 * tests, which ask for it; in Storybook when it is the person's own.
 */
export function hasMedia(features: MediaFeatures): boolean {
  if (isInTheTests()) return true;
  return Object.entries(features).every(
    ([name, value]) => window.matchMedia(`(${name}: ${value})`).matches,
  );
}

function isInTheTests(): boolean {
  return '__vitest_browser__' in globalThis;
}
