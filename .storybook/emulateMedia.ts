interface MediaFeatures {
  media?: 'print';
  'forced-colors'?: 'active';
  'prefers-reduced-motion'?: 'reduce';
}

/**
 * Emulates a system setting or paper in the browser of the tests. For `beforeEach`, which calls the
 * returned function after the story. In Storybook itself the system's settings are used.
 *
 * @throws Error if the page does not have the setting then, without which most checks would pass
 */
export async function emulateMedia(features: MediaFeatures): Promise<() => Promise<void>> {
  if (!isVitest()) return async () => {};
  await setMedia(features);
  if (!hasMedia(features)) throw new Error(`The page has no ${JSON.stringify(features)}`);
  return stopEmulation;
}

/** Gives the browser of the tests the settings of the system back. */
export function stopEmulation(): Promise<void> {
  return setMedia({});
}

async function setMedia({ media, ...asked }: MediaFeatures): Promise<void> {
  const { cdp } = await import('vitest/browser');
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: Object.entries(asked).map(([name, value]) => ({ name, value })),
  });
}

/**
 * Whether the page has that setting; without it, checks that depend on it are skipped. In the tests
 * it is always true.
 */
export function supportsMedia(features: MediaFeatures): boolean {
  return isVitest() || hasMedia(features);
}

function hasMedia(features: MediaFeatures): boolean {
  return Object.entries(features).every(
    ([name, value]) => window.matchMedia(name === 'media' ? value : `(${name}: ${value})`).matches,
  );
}

/** Whether the stories run as tests. */
export function isVitest(): boolean {
  return '__vitest_browser__' in globalThis;
}
