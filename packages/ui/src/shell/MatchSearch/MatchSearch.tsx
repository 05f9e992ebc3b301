import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { Icon } from '../../Icon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import {
  close as closeStyle,
  field,
  inputIn,
  magnifier,
  note,
  panelOf,
  search as searchStyle,
  waiting,
} from './MatchSearch.css.ts';
import { MatchSearchList } from './MatchSearchList.tsx';
import type { SearchMatches } from './matchSearchSession.ts';
import type { MatchSearchState } from './matchSearchState.ts';
import type { MatchSearchHit, MatchSearchLabels } from './matchSearchTypes.ts';
import { useMatchSearch } from './useMatchSearch.ts';

export interface MatchSearchProps {
  /** `bar` covers the positioned row it stands in while it is mounted; `basic` is a field. */
  appearance?: keyof typeof searchStyle;
  /** Rejects when the search fails; the component shows that and offers to try again. */
  search: SearchMatches<MatchSearchHit>;
  labels: MatchSearchLabels;
  /** Closed by Escape, by the close button, or by choosing a match. */
  onClose?: () => void;
}

/** Finds matches while a person types. Needs a positioned parent as a bar. */
export function MatchSearch({ appearance = 'bar', search, labels, onClose }: MatchSearchProps) {
  const { session, state } = useMatchSearch(search);
  const [isDismissed, setIsDismissed] = useState(false);
  const [opener] = useState(() => document.activeElement);
  const isOpen = state.term !== '' && !isDismissed;
  const isExpanded = isOpen && hasRows(state);

  function close() {
    session.clear();
    onClose?.();
  }

  function closeAndReturn() {
    close();
    if (appearance === 'bar' && opener instanceof HTMLElement) opener.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setIsDismissed(false);
    if (event.key !== 'Escape' || (appearance === 'basic' && state.text === '')) return;
    event.stopPropagation();
    if (isOpen) setIsDismissed(true);
    else closeAndReturn();
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsDismissed(true);
  }

  return (
    <search
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
            ref={appearance === 'bar' ? focusOnArrival : undefined}
            {...combobox(isExpanded)}
            inputMode="search"
            placeholder={labels.placeholder}
            onClick={() => setIsDismissed(false)}
          />
        </TextField>
        {(appearance === 'bar' || state.text !== '') && (
          <span className={closeStyle[appearance]}>
            <IconButton label={labels.close} icon={XMarkIcon} onPress={closeAndReturn} />
          </span>
        )}
        {isOpen && (
          <div
            className={panelOf[appearance]}
            role="presentation"
            // The field keeps the focus while a person presses or scrolls here.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Answer state={state} labels={labels} />
            {isExpanded && (
              <MatchSearchList
                state={state}
                labels={labels}
                onChoose={close}
                onLoadMore={session.loadMore}
                onRetry={session.retry}
              />
            )}
          </div>
        )}
      </Autocomplete>
      <VisuallyHidden>
        <output>{isOpen ? announcementOf(state, labels) : ''}</output>
      </VisuallyHidden>
    </search>
  );
}

function focusOnArrival(input: HTMLInputElement | null) {
  input?.focus();
}

/** React Aria says what the field controls, but neither that it is a combobox nor that it is closed. */
function combobox(isExpanded: boolean) {
  const role = { role: 'combobox', 'aria-expanded': isExpanded };
  return isExpanded ? role : { ...role, 'aria-activedescendant': '' };
}

function hasRows(state: MatchSearchState<MatchSearchHit>): boolean {
  return state.hits.length > 0 || state.phase === 'failed';
}

function announcementOf(
  state: MatchSearchState<MatchSearchHit>,
  labels: MatchSearchLabels,
): string {
  switch (state.phase) {
    case 'searching':
    case 'retrying':
    case 'growing':
      return labels.searching;
    case 'failed':
    case 'growingFailed':
      return labels.failed;
    case 'ready':
      return state.hits.length === 0 ? labels.noResults : labels.found(state.hits.length);
    default:
      return '';
  }
}

/** What stands in the place of the rows; the status beside it speaks the same words. */
function Answer({
  state,
  labels,
}: {
  state: MatchSearchState<MatchSearchHit>;
  labels: MatchSearchLabels;
}) {
  if (hasRows(state)) return null;
  return (
    <div aria-hidden="true">
      {state.phase === 'ready' ? (
        <p className={note}>{labels.noResults}</p>
      ) : (
        <div className={waiting}>
          <Skeleton shape="text" lines={3} />
        </div>
      )}
    </div>
  );
}
