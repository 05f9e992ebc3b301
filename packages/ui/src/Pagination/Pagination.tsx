import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Icon, type IconComponent } from '../Icon/index.ts';
import { arrow, gap, list, step, summary, wide } from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationLabels {
  /** Name of the landmark. */
  navigation: string;
  /** The accessible name of the arrow back. */
  previous: string;
  /** The accessible name of the arrow forward. */
  next: string;
  /** The accessible name of one page number. */
  page: (page: number) => string;
  /** The text between the arrows on a phone. */
  summary: (page: number, pageCount: number) => string;
}

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  /** The number of pages; with one page nothing is drawn. */
  pageCount: number;
  /** The words of the arrows and the names of the pages. */
  labels: PaginationLabels;
  /** Called with the page, from 1, that a person has pressed. */
  onPageChange: (page: number) => void;
}

/** The buttons for the pages of a long list. Renders nothing when there is only one page. */
export function Pagination({ page, pageCount, labels, onPageChange }: PaginationProps) {
  const pages = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);

  // The arrow to the first or last page is disabled by its own press, so the focus moves to the current
  // page or the other arrow. Before the paint, after which the page around would give the focus to its
  // heading.
  useLayoutEffect(() => {
    const last = focused.current;
    const { activeElement, body } = document;
    if (!last?.matches(':disabled') || (activeElement !== last && activeElement !== body)) return;
    focused.current = null;
    const find = (selector: string) =>
      [...(pages.current?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) =>
        one.checkVisibility(),
      );
    (find('[aria-current="page"]') ?? find('button:not(:disabled)'))?.focus();
  });

  if (pageCount <= 1) {
    return null;
  }
  return (
    <nav
      ref={pages}
      aria-label={labels.navigation}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      // React calls it when the focus is moved, and not when the focused button is disabled.
      onBlur={() => {
        focused.current = null;
      }}
    >
      <ul className={list}>
        <li>
          <Arrow
            icon={ChevronLeftIcon}
            label={labels.previous}
            isDisabled={page <= 1}
            onPress={() => onPageChange(page - 1)}
          />
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number} className={wide}>
            {typeof number === 'string' ? (
              <span className={gap} aria-hidden="true">
                {'…'}
              </span>
            ) : (
              <Button
                className={step}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onPress={() => onPageChange(number)}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
        <li className={summary}>{labels.summary(page, pageCount)}</li>
        <li>
          <Arrow
            icon={ChevronRightIcon}
            label={labels.next}
            isDisabled={page >= pageCount}
            onPress={() => onPageChange(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}

interface ArrowProps {
  icon: IconComponent;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

function Arrow({ icon, label, isDisabled, onPress }: ArrowProps) {
  return (
    <Button className={step} aria-label={label} isDisabled={isDisabled} onPress={onPress}>
      <span className={arrow}>
        <Icon icon={icon} />
      </span>
    </Button>
  );
}
