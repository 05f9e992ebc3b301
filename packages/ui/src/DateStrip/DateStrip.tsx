import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { formatAbsolute } from '../DateTime/index.ts';
import { Icon, type IconComponent } from '../Icon/index.ts';
import { EdgeShadows } from '../internal/EdgeShadows.tsx';
import { useHiddenEdges } from '../internal/useHiddenEdges.ts';
import { useLocale } from '../locale/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DateStrip.css.ts';
import { dayParts, keyTarget, neighbours } from './dateStripDays.ts';

export interface StripDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** The page of the day, which is followed where `onChange` is not called. */
  href: string;
  /** Nothing is on this day: it can be chosen, but the arrows for the days before and after pass it by. */
  isEmpty?: boolean;
}

export interface DateStripProps {
  /** The days that can be chosen, in their order. */
  days: readonly StripDay[];
  /** The chosen day, which does not have to be one of `days`. */
  value: string;
  /** The present day, `YYYY-MM-DD`, which is marked. */
  today: string;
  /** The name of the landmark, the word for today, and the names of the two arrows. */
  labels: { navigation: string; today: string; previous: string; next: string };
  /** Called for a plain press; any other press follows the link. */
  onChange?: (date: string) => void;
}

/**
 * A row of days, each of which is a link. The arrow keys, Home and End move along the row, which is
 * one stop for the Tab key. The row keeps its place while the days around the chosen one change, and
 * has a shadow at each edge beyond which there are more.
 */
export function DateStrip({ days, value, today, labels, onChange }: DateStripProps) {
  const row = useRef<HTMLOListElement>(null);
  const { previous, next, nearest } = neighbours(days, value);
  const dates = days.map(({ date }) => date).join();

  /** The width of the days before the last change, or of the row where it was wider. */
  const widthBefore = useRef(0);

  // Only when the chosen day is out of view, and never by moving the page. Not in every render, which
  // would take back what a person has scrolled.
  useLayoutEffect(() => {
    const list = row.current;
    const link = list?.querySelector('[data-nearest]');
    if (!list) return;
    // When days come before the only ones, the browser keeps the first of them at the edge. A row that could
    // be scrolled keeps its place.
    if (widthBefore.current <= list.clientWidth) list.scrollLeft = 0;
    if (link) scrollIntoRow(list, link);
    widthBefore.current = list.scrollWidth;
  }, [value, nearest, dates]);

  const focused = useRef<Element | null>(null);

  // The press that reaches the last day unmounts its arrow. A layout effect, because after the paint
  // the page gives a lost focus to its heading.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('[data-nearest]')?.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>) {
    // With these keys an arrow belongs to the browser, such as Alt+Left, which goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = links.findIndex((link) => link === document.activeElement);
    const target = links[keyTarget(event.key, { at, count: links.length, isReversed })];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const date = link?.dataset['date'];
    if (!onChange || !date || !isPlainPress(event)) return;
    event.preventDefault();
    onChange(date);
  }

  return (
    <nav
      className={styles.strip}
      aria-label={labels.navigation}
      onClick={onClick}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      // React calls it when the focus is moved, and not when the focused element is removed.
      onBlur={() => {
        focused.current = null;
      }}
    >
      <Arrow icon={ChevronLeftIcon} label={labels.previous} day={previous} today={today} />
      <div className={styles.view}>
        <ol ref={row} className={styles.days} onKeyDown={onKeyDown}>
          {days.map((day) => (
            <li key={day.date} className={styles.item}>
              <Day
                day={day}
                isSelected={day.date === value}
                isNearest={day.date === nearest}
                today={today}
                todayLabel={labels.today}
              />
            </li>
          ))}
        </ol>
        <Edges row={row} dates={dates} />
      </div>
      <Arrow icon={ChevronRightIcon} label={labels.next} day={next} today={today} />
    </nav>
  );
}

/** A component of its own, so that scrolling renders no day again. */
function Edges({ row, dates }: { row: RefObject<HTMLElement | null>; dates: string }) {
  return <EdgeShadows hidden={useHiddenEdges(row, dates)} look="fade" />;
}

interface DayProps {
  day: StripDay;
  isSelected: boolean;
  /** The stop of the Tab key. */
  isNearest: boolean;
  today: string;
  todayLabel: string;
}

function Day({ day: { date, href }, isSelected, isNearest, today, todayLabel }: DayProps) {
  const { locale } = useLocale();
  const { weekday, number, month } = dayParts(date, today, locale);
  const isToday = date === today;
  return (
    <a
      className={styles.day}
      href={href}
      tabIndex={isNearest ? 0 : -1}
      aria-current={isSelected || undefined}
      data-date={date}
      data-nearest={isNearest || undefined}
      data-today={isToday || undefined}
    >
      <span>{isToday ? todayLabel : weekday}</span> <span className={styles.number}>{number}</span>{' '}
      <span>{month}</span>
    </a>
  );
}

interface ArrowProps {
  icon: IconComponent;
  label: string;
  day: StripDay | undefined;
  today: string;
}

function Arrow({ icon, label, day, today }: ArrowProps) {
  const { locale } = useLocale();
  if (!day) {
    return (
      <span className={styles.arrow} aria-disabled="true">
        <Icon icon={icon} />
      </span>
    );
  }
  const present = { timeZone: 'UTC', now: Date.parse(today) };
  const name = formatAbsolute(day.date, 'day', { language: locale, ...present });
  return (
    <a className={styles.arrow} href={day.href} data-date={day.date}>
      <Icon icon={icon} />
      <VisuallyHidden>{`${label}: ${name}`}</VisuallyHidden>
    </a>
  );
}

/** A press that does not open a new tab or window. */
function isPlainPress(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Brings a link to the middle of its row, unless it is in view. */
function scrollIntoRow(list: HTMLElement, link: Element): void {
  const [view, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (box.left >= view.left && box.right <= view.right) return;
  list.scrollLeft += (box.left + box.right - view.left - view.right) / 2;
}
