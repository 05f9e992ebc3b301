/**
 * Fetches the code and styles that a person is likely to need first, without using them. The build writes
 * the list of files into the page (`likelyFiles.ts`).
 */
export function preloadLikelyFiles(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Not when offline: a browser does not retry a module that failed to load in this document.
  if (connection?.saveData || !navigator.onLine) return;
  // The benchmark reads this mark.
  performance.mark('preload-at-rest');
  const files = document.querySelector<HTMLMetaElement>('meta[name="touchline-likely-code"]');
  for (const href of files?.content.match(/\S+/g) ?? []) {
    // Styles that stand in the page have a link as well (`boot.ts`).
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    // A browser warns of a preloaded style sheet that no page has used soon after.
    if (href.endsWith('.css')) Object.assign(link, { rel: 'prefetch', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}
