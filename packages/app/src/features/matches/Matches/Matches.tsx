import { Banner } from '@touchline/ui/Banner';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryState } from '#platform/location/location.ts';
import { newestQuery } from '#platform/location/rebase.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { useLocation, useSearchParams } from '#platform/reactRouter.ts';
import { Filters, FiltersSkeleton, hasFilterRoomAtom } from './Filters.tsx';
import {
  changeFilter,
  emptyFilter,
  readFilter,
  rebaseChange,
  writeFilter,
  type ListFilter,
} from './listFilter.ts';
import { MatchDayStrip } from './MatchDayStrip.tsx';
import { MatchFilterChips } from './MatchFilterChips.tsx';
import { MatchList } from './MatchList.tsx';
import { viewerToday } from './matchListRequest.ts';
import { useKnownFilter } from './useKnownFilter.ts';
import { useMatchDays } from './useMatchDays.ts';

const { day: _day, ...emptyExceptDay } = emptyFilter;

/** A change of the list is another entry of the history and leaves the page where it is. */
const samePlace: EntryState = { keepsScroll: true };

/** The page with all matches by day, filtered by the query of the address. */
export function Matches() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const { filter, isComplete } = useKnownFilter(readFilter(parameters));
  const hasRoom = useAtomValue(hasFilterRoomAtom);
  const days = useMatchDays(filter);
  // The filter fields take longer to render than the first matches, so they are deferred.
  const hasFields = useDeferredValue(true, false);

  const filters = useRef<HTMLElement>(null);

  /** Called after the last chip was removed. On a phone the button of the sheet takes the focus. */
  function focusFilters() {
    filters.current
      ?.querySelector<HTMLElement>(hasRoom ? 'input' : 'button[aria-haspopup]')
      ?.focus();
  }

  /** The query of the newest filter with a change, which was made to the one that is drawn (LIST-23). */
  function changedQuery(change: Partial<ListFilter>): URLSearchParams {
    const address = newestQuery(location);
    const isDrawn = String(address) === String(parameters);
    const newest = isDrawn ? filter : readFilter(address).filter;
    return writeFilter(changeFilter(newest, rebaseChange(change, filter, newest)));
  }

  function change(next: Partial<ListFilter>) {
    setParameters(changedQuery(next), { replace: true });
  }

  function goTo(next: Partial<ListFilter>) {
    setParameters(changedQuery(next), { state: samePlace });
  }

  function goToDay(date: string) {
    goTo({ day: date === viewerToday() ? null : date });
  }

  return (
    <PageBody>
      <PageTitle title={t('matches.title')} />
      {!isComplete && <Banner tone="info" title={t('matches.ignored')} />}
      {hasFields || !hasRoom ? (
        <Filters ref={filters} filter={filter} onChange={change} />
      ) : (
        <FiltersSkeleton />
      )}
      <MatchFilterChips
        filter={filter}
        hasAll={!hasRoom}
        onChange={change}
        onEmptied={focusFilters}
      />
      <MatchDayStrip filter={filter} days={days} onChoose={goToDay} />
      <MatchList
        filter={filter}
        days={days}
        onDay={goToDay}
        onMore={() => goTo({ pages: filter.pages + 1 })}
        onClear={() => change(emptyExceptDay)}
      />
    </PageBody>
  );
}
