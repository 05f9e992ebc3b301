import { Banner } from '@touchline/ui/Banner';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import type { EntryState } from '#platform/location/location.ts';
import { FilterChips } from './FilterChips.tsx';
import { Filters, FiltersSkeleton } from './Filters.tsx';
import {
  changeFilter,
  emptyFilter,
  readFilter,
  writeFilter,
  type ListFilter,
} from './listFilter.ts';
import { MatchDayStrip } from './MatchDayStrip.tsx';
import { MatchList } from './MatchList.tsx';
import { viewerToday } from './matchListRequest.ts';
import { useMatchDays } from './useMatchDays.ts';

/** A change of the list is another entry of the history and leaves the page where it is. */
const samePlace: EntryState = { keepsScroll: true };

/** The page with all matches by day, filtered by the query of the address. */
export function Matches() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const { filter, isComplete } = readFilter(parameters);
  const days = useMatchDays(filter);
  // The filter fields take longer to render than the first matches, so they are deferred.
  const hasFilters = useDeferredValue(true, false);

  function change(next: Partial<ListFilter>) {
    setParameters(writeFilter(changeFilter(filter, next)), { replace: true });
  }

  function goTo(next: ListFilter) {
    setParameters(writeFilter(next), { state: samePlace });
  }

  function goToDay(date: string) {
    goTo(changeFilter(filter, { day: date === viewerToday() ? null : date }));
  }

  return (
    <PageBody>
      <PageTitle title={t('matches.title')} />
      {!isComplete && <Banner tone="info" title={t('matches.ignored')} />}
      {hasFilters ? <Filters filter={filter} onChange={change} /> : <FiltersSkeleton />}
      <FilterChips filter={filter} onChange={change} />
      <MatchDayStrip filter={filter} days={days} onChoose={goToDay} />
      <MatchList
        filter={filter}
        days={days}
        onDay={goToDay}
        onMore={() => goTo({ ...filter, pages: filter.pages + 1 })}
        onClear={() => change({ ...emptyFilter, day: filter.day })}
      />
    </PageBody>
  );
}
