import { ClockIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../Button/index.ts';
import { Icon } from '../../Icon/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { past, pastHead, pastList, pastRow, pastTitle } from './MatchSearch.css.ts';

export interface RecentSearches {
  /** What was searched for, the latest first. */
  texts: readonly string[];
  /** The heading, and the names of the buttons. */
  labels: {
    title: string;
    /** The name of the button that removes one of them. */
    remove: (text: string) => string;
    clear: string;
  };
  /** Called with the text that a person takes out of the list. */
  onRemove: (text: string) => void;
  /** Called when a person empties the list. */
  onClear: () => void;
}

export interface RecentSearchesProps extends RecentSearches {
  onChoose: (text: string) => void;
  /** Called before the last one is removed: what has the focus goes with it. */
  onEmpty: () => void;
}

/** Marks the button that searches again. */
const again = 'data-again';

/** What was searched for before, to search for it again while nothing is typed. */
export function RecentSearchesList({
  texts,
  labels,
  onRemove,
  onClear,
  onChoose,
  onEmpty,
}: RecentSearchesProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** The row whose button takes the focus of the one that was removed. */
  const wanted = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(wanted.current, rows.length - 1)];
    row?.querySelector<HTMLElement>(`button:not([${again}])`)?.focus();
    wanted.current = null;
  }, [texts]);

  function remove(text: string, index: number) {
    if (texts.length === 1) onEmpty();
    else wanted.current = index;
    onRemove(text);
  }

  return (
    <div role="group" aria-labelledby={id}>
      <div className={pastHead}>
        <p id={id} className={pastTitle}>
          {labels.title}
        </p>
        <Button
          variant="quiet"
          onPress={() => {
            onEmpty();
            onClear();
          }}
        >
          {labels.clear}
        </Button>
      </div>
      <ul ref={list} className={pastList}>
        {texts.map((text, index) => (
          <li key={text} className={pastRow}>
            <button
              type="button"
              className={past}
              {...{ [again]: '' }}
              onClick={() => onChoose(text)}
            >
              <Icon icon={ClockIcon} />
              <span>{text}</span>
            </button>
            <IconButton
              label={labels.remove(text)}
              icon={XMarkIcon}
              onPress={() => remove(text, index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Moves the focus from the field into the list and through it, by an arrow key.
 *
 * @param search the element around the field and the list
 */
export function moveThroughRecent(search: Element, key: 'ArrowDown' | 'ArrowUp'): void {
  const stops = [...search.querySelectorAll<HTMLElement>(`input, [${again}]`)];
  const active = document.activeElement;
  const row = active?.closest('li')?.querySelector(`[${again}]`);
  // From a button outside of the rows it goes on as from the field.
  const at = Math.max(
    0,
    stops.findIndex((stop) => stop === active || stop === row),
  );
  stops[Math.max(0, at + (key === 'ArrowDown' ? 1 : -1))]?.focus();
}
