import { MatchSearchButton } from '@touchline/ui/shell/MatchSearch';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { TypingBuffer } from './TypingBuffer.tsx';
import { isSearchShortcut, searchShortcutKeys } from './searchShortcut.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { withSchemas } from '#platform/client/schemas.ts';
import { locationAtom } from '#platform/location/location.ts';
import { typedOnStaticShell } from '#platform/startup/restoreStaticShell.ts';
import { store } from '#platform/store.ts';

const bar = lazyNamed(() => withSchemas(import('./SearchBar.tsx'), 'searchMatches'), 'SearchBar');

/** Prefetches the code of the search bar. */
export function prefetchSearch(): Promise<unknown> {
  return bar.preload();
}

const keys = searchShortcutKeys(globalThis.navigator?.platform ?? '');

/**
 * The button that opens the match search over the top bar. The keyboard shortcut opens it from
 * anywhere on the page.
 */
export function SearchAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /**
   * The scroll position before the shortcut. Opening scrolls to the top, because the bar is not
   * sticky.
   */
  const scrollBeforeOpening = useRef<number | null>(null);
  /** What was typed after the search was opened and before its field was loaded. */
  const typed = useRef('');

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      if (isSearchUnavailable(button.current) || isInSearch(event.target)) return;
      scrollBeforeOpening.current ??= scrollY;
      // A search that is open keeps its text, and what is typed while its code is loading.
      if (isOpen) {
        button.current?.closest('header')?.querySelector<HTMLElement>('search input')?.focus();
        return;
      }
      typed.current = '';
      setOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const { pathname } = store.get(locationAtom);
    return store.sub(locationAtom, () => {
      if (store.get(locationAtom).pathname === pathname) return;
      // The next page has a scroll position of its own.
      scrollBeforeOpening.current = null;
      setOpen(false);
    });
  }, [isOpen]);

  function open() {
    if (isOpen) return;
    typed.current = typedOnStaticShell();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    // The focus can be beside the search by now, on what would be scrolled out of view.
    const focused = document.activeElement;
    const isBeside = focused !== document.body && !isInSearch(focused);
    if (scrollBeforeOpening.current !== null && !isBeside) scrollTo(0, scrollBeforeOpening.current);
    scrollBeforeOpening.current = null;
  }

  return (
    <>
      <MatchSearchButton
        ref={button}
        label={t('search.open')}
        tooltip={t('search.tooltip', { keys })}
        isExpanded={isOpen}
        onIntent={bar.preload}
        onPress={open}
      />
      {isOpen && (
        <LazyBoundary
          onFailed={() => setOpen(false)}
          fallback={<TypingBuffer text={typed} onClose={close} />}
        >
          <bar.Component getInitialText={() => typed.current} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

/** A modal dialog makes the bar inert; the shortcut does nothing then. */
function isSearchUnavailable(button: Element | null): boolean {
  return !button || button.closest('[inert], [aria-hidden="true"]') !== null;
}

function isInSearch(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('search') !== null;
}
