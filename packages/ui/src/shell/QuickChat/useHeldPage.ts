import { useLayoutEffect } from 'react';

/** Tells the style sheet that the chat is open: where it lies over the page, the page is held. */
export function useHeldPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const page = document.documentElement;
    const hasScrollbar = page.clientWidth < window.innerWidth;
    page.dataset['quickChatOpen'] = hasScrollbar ? 'beside-scrollbar' : '';
    return () => {
      delete page.dataset['quickChatOpen'];
    };
  }, [isOpen]);
}
