import { storageKeys, writeStored } from '../storage/storage.ts';

/** Characters of both languages, because each subset of the font is a file of its own. */
const sample = 'Ag İğş';

/**
 * Loads the web font after the page has loaded; on the first visit it would delay the content. Its
 * metrics differ from the system font, so that it would move the text, and a new layout of all text
 * takes longer than rendering another page. It is therefore applied while the tab is hidden. From the next
 * document on it is cached and applied from the start.
 */
export async function loadFonts(): Promise<void> {
  if (document.documentElement.dataset['fonts'] === 'ready') return;
  try {
    const faces = await document.fonts.load("1rem 'Inter Variable'", sample);
    if (faces.length === 0) return;
    writeStored(storageKeys.fonts, true);
    document.addEventListener('visibilitychange', applyWhileHidden);
    applyWhileHidden();
  } catch {
    // The system font stays.
  }
}

function applyWhileHidden(): void {
  if (!document.hidden) return;
  document.documentElement.dataset['fonts'] = 'ready';
  document.removeEventListener('visibilitychange', applyWhileHidden);
}
