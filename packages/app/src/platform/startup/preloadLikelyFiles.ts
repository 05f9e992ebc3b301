/**
 * Preloads the code that a person is likely to need first, without executing it. The build writes
 * the list of files into the page (`staticShell.ts`).
 */
export function preloadLikelyFiles(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Not when offline: a browser does not retry a module that failed to load in this document.
  if (connection?.saveData || !navigator.onLine) return;
  // The benchmark reads this mark.
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
}
