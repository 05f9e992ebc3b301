import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { Icon } from '../../Icon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { useEscape } from '../../escape/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import {
  close as closeStyle,
  field,
  inputIn,
  magnifier,
  note,
  panelOf,
  search as searchStyle,
} from './MatchSearch.css.ts';
import { announcementOf, hasRows, MatchSearchAnswer } from './MatchSearchAnswer.tsx';
import type { SearchMatches } from './matchSearchSession.ts';
import type { MatchSearchHit, MatchSearchLabels } from './matchSearchTypes.ts';
import {
  moveThroughRecent,
  RecentSearchesList,
  type RecentSearches,
} from './RecentSearchesList.tsx';
import { useMatchSearch } from './useMatchSearch.ts';
import { useOutsidePress } from './useOutsidePress.ts';

export interface MatchSearchProps {
  /** `bar` covers the positioned row that contains it; `basic` is a field in the flow. */
  appearance?: keyof typeof searchStyle;
  /** Rejects when the search fails; the component then shows an error with a retry button. */
  search: SearchMatches<MatchSearchHit>;
  /** The words of the field and of its list. */
  labels: MatchSearchLabels;
  /**
   * Returns what was typed while the code of the field was loading. Called when the field takes the
   * focus, so that no key is lost in between.
   */
  getInitialText?: () => string;
  /** Offered while nothing is typed; omitted: nothing is. */
  recent?: RecentSearches;
  /** Called with what was searched for when a match is chosen. */
  onSelect?: (text: string) => void;
  /** Called on Escape, on the close button and when a match is chosen. */
  onClose?: () => void;
}

/**
 * A search for matches with results while typing. The `bar` appearance needs a positioned parent.
 */
export function MatchSearch({
  appearance = 'bar',
  search,
  labels,
  getInitialText,
  recent,
  onSelect,
  onClose,
}: MatchSearchProps) {
  const { session, state } = useMatchSearch(search, getInitialText);
  // A field in a page offers nothing before it is used.
  const [isDismissed, setIsDismissed] = useState(appearance === 'basic');
  const opener = useRef<Element>(null);
  const input = useRef<HTMLInputElement>(null);
  const self = useRef<HTMLElement>(null);
  const isOpen = state.term !== '' && !isDismissed;
  const isExpanded = isOpen && hasRows(state);
  const isBlank = state.text.trim() === '';
  const isTooShort = state.term === '' && !isBlank && !isDismissed;
  const isRecentShown = isBlank && !isDismissed && recent !== undefined && recent.texts.length > 0;
  const isNothingToClose = appearance === 'basic' && state.text === '' && !isRecentShown;

  function closeAndReturn({ preventScroll = false } = {}) {
    session.clear();
    onClose?.();
    const { activeElement, body } = document;
    // Whoever has gone on to something else stays there.
    if (activeElement !== body && !self.current?.contains(activeElement)) return;
    // A field in a page has no opener, and the button that clears it goes away with the text.
    const next = opener.current instanceof HTMLElement ? opener.current : input.current;
    next?.focus({ preventScroll });
  }

  const takeFocus = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    // Only the first time: React calls it again where it checks an app twice.
    if (element) opener.current ??= document.activeElement;
    element?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const { key } = event;
    const isHeld = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isRecentShown && !isHeld && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      event.stopPropagation();
      moveThroughRecent(event.currentTarget, key);
      return;
    }
    if (key === 'ArrowDown') setIsDismissed(false);
    if (key !== 'Escape' || isNothingToClose) return;
    event.stopPropagation();
    closeInnermost();
  }

  function closeInnermost() {
    if (isOpen || (appearance === 'basic' && isRecentShown)) {
      setIsDismissed(true);
      // The focus may be on an option, which is unmounted together with the list.
      input.current?.focus();
    } else closeAndReturn();
  }

  // While the focus is elsewhere; from within, `onKeyDown` takes the key before the controls of React Aria.
  useEscape(!isNothingToClose, closeInnermost);
  useOutsidePress(self, !isDismissed, () => setIsDismissed(true));

  // Nothing takes the focus where a keyboard on the screen is put away or another window comes to the front.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsDismissed(true);
  }

  return (
    <search
      ref={self}
      className={searchStyle[appearance]}
      aria-label={labels.search}
      onKeyDownCapture={onKeyDown}
      onBlur={onBlur}
    >
      <Autocomplete
        inputValue={state.text}
        onInputChange={(text) => {
          setIsDismissed(false);
          session.type(text);
        }}
        disableAutoFocusFirst
      >
        <TextField className={field[appearance]} aria-label={labels.search} type="text">
          <span className={magnifier[appearance]}>
            <Icon icon={MagnifyingGlassIcon} size="large" />
          </span>
          <Input
            className={inputIn[appearance]}
            ref={appearance === 'bar' ? takeFocus : input}
            {...combobox(isExpanded)}
            inputMode="search"
            placeholder={labels.placeholder}
            onClick={() => setIsDismissed(false)}
          />
        </TextField>
        {(appearance === 'bar' || state.text !== '') && (
          <span className={closeStyle[appearance]}>
            <IconButton label={labels.close} icon={XMarkIcon} onPress={() => closeAndReturn()} />
          </span>
        )}
        {isRecentShown && (
          // The field keeps the focus while a person presses here.
          <div
            className={panelOf[appearance]}
            role="presentation"
            onMouseDown={(event) => event.preventDefault()}
          >
            <RecentSearchesList
              {...recent}
              onChoose={(text) => {
                session.type(text);
                input.current?.focus();
              }}
              onEmpty={() => input.current?.focus()}
            />
          </div>
        )}
        {isTooShort && (
          <div className={panelOf[appearance]} aria-hidden="true">
            <p className={note}>{labels.tooShort}</p>
          </div>
        )}
        {isOpen && (
          <MatchSearchAnswer
            state={state}
            labels={labels}
            className={panelOf[appearance]}
            // The next page takes the focus; the page that is open already would not.
            onChoose={() => {
              onSelect?.(state.term);
              closeAndReturn({ preventScroll: true });
            }}
            onLoadMore={session.loadMore}
            onRetry={session.retry}
          />
        )}
      </Autocomplete>
      <VisuallyHidden>
        <output>
          {isTooShort && labels.tooShort}
          {isOpen && announcementOf(state, labels)}
        </output>
      </VisuallyHidden>
    </search>
  );
}

/** React Aria sets `aria-controls` but neither the combobox role nor the collapsed state. */
function combobox(isExpanded: boolean) {
  const role = { role: 'combobox', 'aria-expanded': isExpanded };
  return isExpanded ? role : { ...role, 'aria-activedescendant': '' };
}
