import { MatchSearchButton } from '@touchline/ui/shell/MatchSearch';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { isSearchShortcut, searchShortcutKeys } from './searchShortcut.ts';
import { Part } from '#platform/loading/Part.tsx';
import { withReaders } from '#platform/client/answers.ts';

const bar = lazyNamed(() => withReaders(import('./SearchBar.tsx'), 'searchMatches'), 'SearchBar');

/** Fetches the code of the search. */
export function prefetchSearch(): Promise<unknown> {
  return bar.preload();
}

const keys = searchShortcutKeys(globalThis.navigator?.platform ?? '');

/** Opens the match search over the top bar, also by its keys from anywhere on the page. */
export function SearchAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // Another value starts another search, so that the keys lead into the field each time.
  const [visit, setVisit] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  /** Where the person was: the bar does not stick to the window. */
  const place = useRef<number | null>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      if (isOutOfReach(button.current) || isInSearch(event.target)) return;
      place.current ??= scrollY;
      setVisit((count) => count + 1);
      setOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function close() {
    setOpen(false);
    if (place.current !== null) scrollTo(0, place.current);
    place.current = null;
  }

  return (
    <>
      <MatchSearchButton
        ref={button}
        label={t('search.open')}
        tooltip={t('search.tooltip', { keys })}
        isExpanded={isOpen}
        onIntent={bar.preload}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Part onFailed={() => setOpen(false)}>
          <bar.Component key={visit} onClose={close} />
        </Part>
      )}
    </>
  );
}

/** What is open over the page keeps the rest of it away. */
function isOutOfReach(button: Element | null): boolean {
  return !button || button.closest('[inert], [aria-hidden="true"]') !== null;
}

function isInSearch(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('search') !== null;
}
