import { useAtomValue } from 'jotai';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Credit } from '../Credit.tsx';
import { firstOfDay, groupByDay } from '../groupByDay.ts';
import { DaySection } from './DaySection.tsx';
import { hasFilterRoomAtom } from './Filters.tsx';
import { maxPages, orderOf, type ListFilter } from './listFilter.ts';
import { LoadMoreMatches } from './LoadMoreMatches.tsx';
import * as styles from './Matches.css.ts';
import type { OrderedList } from './matchListRequest.ts';
import { PreviousDayButton } from './PreviousDayButton.tsx';
import type { MatchDays } from './useMatchDays.ts';

/** The number of days in the first render; the others are rendered after the first paint. */
const firstDays = 1;

/**
 * The number of matches in the first render on a phone, which fill its screen. Not where there is
 * room for columns, which further matches would rearrange.
 */
const firstMatches = 8;

export interface MatchDayListProps {
  filter: ListFilter;
  days: MatchDays;
  onDay: (date: string) => void;
  onMore: () => void;
  list: OrderedList;
  /** Why no more of them came. */
  failure: { message: string; onRetry: () => void | Promise<unknown> } | null;
}

/**
 * The days of a list. When more are loaded the first new one takes the focus, and of a day that was
 * there in part the first new match.
 */
export function MatchDayList({ list, failure, filter, days, onDay, onMore }: MatchDayListProps) {
  const { t, i18n } = useTranslation();
  const { items, total, order, credit } = list;
  const all = groupByDay(items, {
    language: i18n.language,
    sportName: (sport) => t(`match.sport.${sport}`),
    isBackwards: order === 'backwards',
    isWhole: items.length >= total,
  });
  const count = useDeferredValue(all.length, firstDays);
  const isCut = !useDeferredValue(true, useAtomValue(hasFilterRoomAtom));
  const shown = all.slice(0, count).map((day) => (isCut ? firstOfDay(day, firstMatches) : day));
  // Stays mounted while more days are rendered: its button has the focus until the first of them
  // takes it.
  const hasWayOn = useDeferredValue(true, false);
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<{ day: string; links: ReadonlySet<string> | null } | null>(null);

  // A layout effect: after the paint `keepFocus` would give the focus of a removed button to the
  // heading.
  useLayoutEffect(() => {
    const before = focusNext.current;
    if (before === null || !box.current) return;
    const next = before.links
      ? linksIn(box.current).find(({ href }) => !before.links?.has(href))
      : headingAfter(box.current, before.day);
    if (!next) return;
    focusNext.current = null;
    // Not if the person has moved the focus elsewhere meanwhile.
    const { activeElement, body } = document;
    if (activeElement === body || box.current?.contains(activeElement)) next.focus();
  });

  const last = shown.at(-1)?.date ?? null;
  const isOfDay = shown.at(-1)?.isInPart === true;
  const hasMore = filter.pages < maxPages;
  // A list that starts at another day continues the previous one only in the same order.
  const goesOn =
    last !== null && last !== shown[0]?.date && orderOf({ ...filter, day: last }) === order;

  function showMore() {
    const links = isOfDay && box.current && new Set(linksIn(box.current).map(({ href }) => href));
    focusNext.current = last === null ? null : { day: last, links: links || null };
    if (hasMore) onMore();
    else if (last !== null) onDay(last);
  }

  return (
    <div ref={box} className={styles.list}>
      <PreviousDayButton
        order={order}
        filter={filter}
        days={days}
        first={shown[0]?.date ?? null}
        onDay={onDay}
      />
      {shown.map((day) => (
        <DaySection key={day.date ?? 'none'} day={day} query={filter.search} />
      ))}
      {hasWayOn && (
        <>
          <LoadMoreMatches
            order={order}
            isOfDay={isOfDay}
            shown={shown.reduce((sum, day) => sum + day.count, 0)}
            total={total}
            failure={failure}
            {...((hasMore || goesOn) && { onMore: showMore })}
          />
          <Credit credit={credit} />
        </>
      )}
    </div>
  );
}

function linksIn(box: Element): HTMLAnchorElement[] {
  return [...box.querySelectorAll<HTMLAnchorElement>('article a')];
}

function headingAfter(box: Element, day: string): HTMLElement | undefined {
  const headings = [...box.querySelectorAll('h2')];
  const last = headings.findIndex(({ parentElement }) => dayOf(parentElement) === day);
  return last < 0 ? undefined : headings[last + 1];
}

function dayOf(head: Element | null): string | undefined {
  return head?.closest<HTMLElement>('[data-day]')?.dataset['day'];
}
