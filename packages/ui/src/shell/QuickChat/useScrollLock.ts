import { useLayoutEffect } from 'react';

/**
 * Marks the document while the chat is open; the style sheet then prevents scrolling where the chat
 * covers the page.
 */
export function useScrollLock(isOpen: boolean): void {
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
