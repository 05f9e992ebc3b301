import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import type { Resource } from '@touchline/ui/resource';
import { MatchRowsSkeleton } from '@touchline/ui/shell/MatchRow';
import { Skeleton } from '@touchline/ui/Skeleton';
import { sportIcons } from '@touchline/ui/SportIcon';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { RetryNote } from '#platform/loading/RetryNote.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { useToday } from '#platform/time/useServerTime.ts';
import { Credit } from '../Credit.tsx';
import { firstOfDay, groupByDay } from '../groupByDay.ts';
import { isLiveList } from '../watch/isLive.ts';
import { useWatched } from '../watch/useWatched.ts';
import { DaySection } from './DaySection.tsx';
import { hasFilterRoomAtom } from './Filters.tsx';
import { FoundLine } from './FoundLine.tsx';
import { isNarrowed, maxPages, orderOf, type ListFilter } from './listFilter.ts';
import * as styles from './Matches.css.ts';
import { matchListRequest, type OrderedList } from './matchListRequest.ts';
import type { MatchDays } from './useMatchDays.ts';
import { hasPreviousDay } from './previousDay.ts';
import { PreviousDayButton } from './PreviousDayButton.tsx';
import { LoadMoreMatches } from './LoadMoreMatches.tsx';

export interface MatchListProps {
  filter: ListFilter;
  days: MatchDays;
  onDay: (date: string) => void;
  onMore: () => void;
  onClear: () => void;
}

/**
 * The matches by day and their number. The line with the number takes the focus when the filters are
 * cleared, the first new day when more are loaded.
 */
export function MatchList({ filter, days, onDay, onMore, onClear }: MatchListProps) {
  const { t } = useTranslation();
  const today = useToday();
  const request = matchListRequest(filter, today);
  const loaded = useWatched(request.key, request.fetch, { isLive: isLiveList });
  const day = filter.day ?? today;
  const { matches, day: keptDay } = useKept(loaded, filter, day);
  // The list of another day, which stays while the one of this day is loaded: nothing that is said of
  // this day holds for it.
  const isOfOtherDay = matches.state === 'ready' && keptDay !== day;
  // Set only when further days could not be loaded, while the list stays in view (ERROR-19).
  const failure = loaded.state === 'failed' && matches.state === 'ready' ? loaded : null;
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {/* If the list failed too, its error says enough. */}
      {days.state === 'failed' && matches.state !== 'failed' && (
        <div className={styles.strip}>
          <RetryNote text={t('matches.stripFailed')} onRetry={days.onRetry} />
        </div>
      )}
      <FoundLine
        ref={line}
        filter={filter}
        list={matches.state === 'ready' && !isOfOtherDay ? matches : null}
        isLoading={matches.state === 'loading' || (isOfOtherDay && loaded.state === 'loading')}
      />
      {matches.isStale && <StaleNote onRefresh={() => revalidateCached(request.key)} />}
      {matches.state === 'loading' && (
        <ListSkeleton hasWayBack={hasPreviousDay(days, orderOf(filter), filter, today)} />
      )}
      {matches.state === 'failed' && (
        <LoadError
          message={matches.message}
          onRetry={() =>
            Promise.all([matches.onRetry(), days.state === 'failed' && days.onRetry()])
          }
        />
      )}
      {matches.state === 'ready' && matches.value.items.length > 0 && (
        <Days
          list={matches.value}
          failure={failure}
          filter={filter}
          days={days}
          onDay={onDay}
          onMore={onMore}
        />
      )}
      {matches.state === 'ready' && matches.value.items.length === 0 && (
        <EmptyState
          icon={
            filter.sports.length === 1
              ? sportIcons[filter.sports[0] ?? 'other']
              : MagnifyingGlassIcon
          }
          title={t('matches.emptyTitle')}
          description={t(isNarrowed(filter) ? 'matches.emptyText' : 'matches.emptyPlain')}
          action={
            isNarrowed(filter) && (
              <Button
                variant="outlined"
                onPress={() => {
                  line.current?.focus();
                  onClear();
                }}
              >
                {t('matches.clear')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

function ListSkeleton({ hasWayBack }: { hasWayBack: boolean }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {hasWayBack && <div className={styles.more} />}
      <div className={styles.day}>
        <div className={styles.dayHead}>
          <span className={styles.dayTitle}>
            <span className={styles.dayWord}>
              <Skeleton />
            </span>
          </span>
        </div>
        <MatchRowsSkeleton counts={[5, 4, 4, 4, 4, 4, 4, 4]} />
      </div>
    </div>
  );
}

type Watched = Resource<OrderedList> & { isStale: boolean };

interface Kept {
  /** The filter without its day and its pages. */
  key: string;
  chosen: ListFilter['day'];
  /** The chosen day, else what was today. */
  day: string;
  value: OrderedList;
}

/**
 * Keeps the list in view while another part of the same one is loaded, and when more of it does not
 * come.
 *
 * @param day the first day that is asked for
 * @returns the list and the day that it was asked for
 */
function useKept(
  loaded: Watched,
  filter: ListFilter,
  day: string,
): { matches: Watched; day: string } {
  const { day: chosen, pages: _pages, ...narrowing } = filter;
  const key = JSON.stringify(narrowing);
  const [kept, setKept] = useState<Kept | null>(null);
  if (loaded.state === 'ready' && (kept?.value !== loaded.value || kept.key !== key)) {
    setKept({ key, chosen, day, value: loaded.value });
  }
  const isKept =
    kept?.key === key &&
    (loaded.state === 'loading' || (loaded.state === 'failed' && kept.chosen === chosen));
  return isKept
    ? { matches: { state: 'ready', value: kept.value, isStale: false }, day: kept.day }
    : { matches: loaded, day };
}

/** The number of days in the first render; the others are rendered after the first paint. */
const firstDays = 1;

/**
 * The number of matches in the first render on a phone, which fill its screen. Not where there is
 * room for columns, which further matches would rearrange.
 */
const firstMatches = 8;

interface DaysProps extends Pick<MatchListProps, 'filter' | 'days' | 'onDay' | 'onMore'> {
  list: OrderedList;
  /** Why no more of them came. */
  failure: { message: string; onRetry: () => void | Promise<unknown> } | null;
}

function Days({ list, failure, filter, days, onDay, onMore }: DaysProps) {
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
  const focusNext = useRef<string | null>(null);

  // A layout effect: after the paint `keepFocus` would give the focus of a removed button to the
  // heading.
  useLayoutEffect(() => {
    const before = focusNext.current;
    const headings = [...(box.current?.querySelectorAll('h2') ?? [])];
    const last = headings.findIndex(({ parentElement }) => dayOf(parentElement) === before);
    const next = headings[last + 1];
    if (before === null || last < 0 || !next) return;
    focusNext.current = null;
    // Not if the person has moved the focus elsewhere meanwhile.
    const { activeElement, body } = document;
    if (activeElement === body || box.current?.contains(activeElement)) next.focus();
  });

  const last = shown.at(-1)?.date ?? null;
  const hasMore = filter.pages < maxPages;
  // A list that starts at another day continues the previous one only in the same order.
  const goesOn =
    last !== null && last !== shown[0]?.date && orderOf({ ...filter, day: last }) === order;

  function showMore() {
    focusNext.current = last;
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

function dayOf(head: Element | null): string | undefined {
  return head?.closest<HTMLElement>('[data-day]')?.dataset['day'];
}
