import { storageKeys, writeStored } from '../storage/storage.ts';
import { store } from '../store.ts';
import { locationAtom } from '../location/location.ts';

/** Characters of both languages, because each subset of the font is a file of its own. */
const sample = 'Ag İğş';

/**
 * Loads the web font after the page has loaded; on the first visit it would delay the content. Its
 * metrics differ from the system font, so that it would move the text. It is therefore applied with
 * the next page or while the tab is hidden. From the next visit on it is cached and applied from
 * the start.
 */
export async function loadFonts(): Promise<void> {
  if (document.documentElement.dataset['fonts'] === 'ready') return;
  try {
    const faces = await document.fonts.load("1rem 'Inter Variable'", sample);
    if (faces.length === 0) return;
    writeStored(storageKeys.fonts, true);
    applyWhenUnseen();
  } catch {
    // The system font stays.
  }
}

function applyWhenUnseen(): void {
  const applied = new AbortController();
  const { signal } = applied;
  const apply = () => {
    document.documentElement.dataset['fonts'] = 'ready';
    applied.abort();
  };
  const { pathname } = store.get(locationAtom);
  const stop = store.sub(locationAtom, () => {
    // After the paint of the next page, which should not wait for the font.
    if (store.get(locationAtom).pathname !== pathname) afterPaint(apply);
  });
  signal.addEventListener('abort', stop);
  document.addEventListener('visibilitychange', () => document.hidden && apply(), { signal });
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
