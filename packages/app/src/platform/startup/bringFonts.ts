import { storageKeys, writeStored } from '../storage/storage.ts';
import { store } from '../store.ts';
import { locationAtom } from '../address/address.ts';

/** Letters of both languages: each part of the font is a file of its own. */
const sample = 'Ag İğş';

/**
 * Fetches the web font when the page has come to rest: on the first visit it would only delay what
 * people came for. Its letters are as wide as others are not, so it is shown when nobody reads a page
 * that it would move: with the next page, or while the tab is out of sight. From the next visit on it
 * comes from the cache, and the page asks for it from the start.
 */
export async function bringFonts(): Promise<void> {
  if (document.documentElement.dataset['fonts'] === 'ready') return;
  try {
    const faces = await document.fonts.load("1rem 'Inter Variable'", sample);
    if (faces.length === 0) return;
    writeStored(storageKeys.fonts, true);
    showUnseen();
  } catch {
    // The font of the system is a good font.
  }
}

function showUnseen(): void {
  const shown = new AbortController();
  const { signal } = shown;
  const show = () => {
    document.documentElement.dataset['fonts'] = 'ready';
    shown.abort();
  };
  const { pathname } = store.get(locationAtom);
  const stop = store.sub(locationAtom, () => {
    // Once the next page has been painted, which should not have to wait for this.
    if (store.get(locationAtom).pathname !== pathname) afterPaint(show);
  });
  signal.addEventListener('abort', stop);
  document.addEventListener('visibilitychange', () => document.hidden && show(), { signal });
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
