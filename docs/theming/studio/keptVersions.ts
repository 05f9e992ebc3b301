import { readDraft, writeDraft, type Draft } from './draft.ts';

/** The versions of a draft, the latest first. */
export type Versions = readonly [Draft, ...Draft[]];

const key = 'touchline.studio.versions';

/** How many versions are kept: more would only fill the storage. */
const most = 200;

/**
 * Keeps the versions for this tab, because another story takes the place of the studio, and a
 * miniature of the gallery loads the whole page anew.
 */
export function keepVersions(versions: Versions): void {
  const texts = versions.slice(0, most).map(writeDraft);
  try {
    sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing, or whose storage is full: they are lost with the studio.
  }
}

/**
 * The kept versions of this draft; it alone where those of another are kept, such as that of an
 * address that was sent.
 */
export function versionsOf(draft: Draft): Versions {
  const [latest, ...earlier] = read();
  if (!latest || writeDraft(latest) !== writeDraft(draft)) return [draft];
  return [latest, ...earlier];
}

/** What does not fit is passed over, because anything can stand there. */
function read(): Draft[] {
  try {
    const texts: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(texts) ? texts.flatMap((text) => readDraft(text) ?? []) : [];
  } catch {
    return [];
  }
}
