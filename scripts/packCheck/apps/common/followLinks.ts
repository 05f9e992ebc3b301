/**
 * Hands plain presses on the links of this site to a router. Many components draw a plain `<a>` and
 * know no router; those of React Aria stop their clicks, and need a `RouterProvider`.
 *
 * @returns removes the listener
 */
export function followLinks(navigate: (href: string) => void): () => void {
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // A component that has followed its link itself has prevented the default.
    if (!link?.href || !isPlain || event.defaultPrevented) return;
    const { origin, pathname, search, hash } = link;
    const isElsewhere = origin !== location.origin || (link.target && link.target !== '_self');
    const isInPage = hash !== '' && pathname === location.pathname && search === location.search;
    if (isElsewhere || isInPage || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(pathname + search + hash);
  }

  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
