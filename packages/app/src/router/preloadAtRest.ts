/** How long after the first drawing a page is at rest, in ms. */
const rest = 3_000;

/**
 * Fetches, once the page is at rest, the code of what a person is likely to open first; it runs when
 * it is needed. The build writes its files into the page (`staticShell.ts`).
 *
 * @returns stops it
 */
export function preloadAtRest(): () => void {
  const timer = setTimeout(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // Code that fails to come once is not asked for again in this document.
    if (connection?.saveData || !navigator.onLine) return;
    // The benchmark reads the mark.
    performance.mark('preload-at-rest');
    const files = document.querySelector<HTMLMetaElement>('meta[name="touchline-likely-code"]');
    for (const href of files?.content.match(/\S+/g) ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.fetchPriority = 'low';
      link.href = href;
      document.head.append(link);
    }
  }, rest);
  return () => clearTimeout(timer);
}
