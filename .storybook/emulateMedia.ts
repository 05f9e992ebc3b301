interface MediaFeatures {
  'forced-colors'?: 'active';
  'prefers-reduced-motion'?: 'reduce';
}

/**
 * Asks the browser of the tests for a setting of the person's system. For `beforeEach`, which calls
 * what it returns when the story is over. In Storybook itself the system's own settings stay.
 */
export async function emulateMedia(features: MediaFeatures): Promise<() => Promise<void>> {
  if (!('__vitest_browser__' in globalThis)) return async () => {};
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
