/**
 * Keeps a press on a link of this site in the frame of the story. Storybook gives every page in a frame
 * `<base target="_parent">`, by which a link without a target of its own opens in place of the manager:
 * `#id` too, which shows what has this id here and gives it the focus, as it does on a page of its own.
 * Another page of the site is none of Storybook's, so that its link leads nowhere.
 *
 * @returns removes the listener
 */
export function keepLinksInFrame(): () => void {
  const options = { capture: true };
  window.addEventListener('click', listen, options);
  return () => window.removeEventListener('click', listen, options);
}

/**
 * A router may follow the link, so that it is asked after all other listeners. The last of them is not
 * that of the window, because React Aria keeps a press from what is around its element.
 */
function listen(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !leavesFrame(event, link)) return;
  const rest = new AbortController();
  for (const node of event.composedPath()) {
    const listener = (heard: Event) => {
      // `cancelBubble`: the event goes no further than this element.
      if (heard !== event || (!event.cancelBubble && node !== window)) return;
      rest.abort();
      if (!event.defaultPrevented) stay(event, link);
    };
    node.addEventListener('click', listener, { signal: rest.signal });
  }
}

function leavesFrame(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isOwn = link.target === '' && link.origin === location.origin;
  return isPlain && isOwn && !link.hasAttribute('download');
}

function stay(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  if (!href.startsWith('#')) return;
  const target = document.getElementById(href.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
