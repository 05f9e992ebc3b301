import { storageKeys, writeStored } from '../storage/storage.ts';

/** Letters of both languages: each part of the font is a file of its own. */
const sample = 'Ag İğş';

/**
 * Fetches the web font when the page has come to rest, and shows it at once: on the first visit it
 * would only delay what people came for. From the next visit on it comes from the cache, and the
 * page asks for it from the start.
 */
export async function bringFonts(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset['fonts'] === 'ready') return;
  try {
    const faces = await document.fonts.load("1rem 'Inter Variable'", sample);
    if (faces.length === 0) return;
    page.dataset['fonts'] = 'ready';
    writeStored(storageKeys.fonts, true);
  } catch {
    // The font of the system is a good font.
  }
}
