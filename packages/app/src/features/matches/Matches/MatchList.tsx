import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { MatchRowsSkeleton } from '@touchline/ui/shell/MatchRow';
import { Skeleton } from '@touchline/ui/Skeleton';
import { sportIcons } from '@touchline/ui/SportIcon';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { RetryNote } from '#platform/loading/RetryNote.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { useToday } from '#platform/time/useServerTime.ts';
import { isLiveList } from '../watch/isLive.ts';
import { useWatched } from '../watch/useWatched.ts';
import { FoundLine } from './FoundLine.tsx';
import { isNarrowed, orderOf, type ListFilter } from './listFilter.ts';
import * as styles from './Matches.css.ts';
import { matchListRequest } from './matchListRequest.ts';
import { MatchDayList } from './MatchDayList.tsx';
import { hasPreviousDay } from './previousDay.ts';
import { useKeptList } from './useKeptList.ts';
import type { MatchDays } from './useMatchDays.ts';

export interface MatchListProps {
  filter: ListFilter;
  days: MatchDays;
  onDay: (date: string) => void;
  onMore: () => void;
  onClear: () => void;
}

/**
 * The matches by day and their number. The line with the number takes the focus when the filters are
 * cleared.
 */
export function MatchList({ filter, days, onDay, onMore, onClear }: MatchListProps) {
  const { t } = useTranslation();
  const today = useToday();
  const request = matchListRequest(filter, today);
  const loaded = useWatched(request.key, request.fetch, { isLive: isLiveList });
  const day = filter.day ?? today;
  const { matches, day: keptDay } = useKeptList(loaded, filter, day);
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
      {(matches.isStale || (days.onRefresh && matches.state === 'ready')) && (
        <StaleNote
          onRefresh={() =>
            Promise.all([matches.isStale && revalidateCached(request.key), days.onRefresh?.()])
          }
        />
      )}
      {matches.state === 'loading' && (
        <ListSkeleton hasWayBack={hasPreviousDay(days, orderOf(filter), filter, today)} />
      )}
      {matches.state === 'failed' && (
        <LoadError
          failure={{
            ...matches,
            onRetry: () =>
              Promise.all([
                matches.onRetry(),
                days.state === 'failed' ? days.onRetry() : days.onRefresh?.(),
              ]),
          }}
        />
      )}
      {matches.state === 'ready' && matches.value.items.length > 0 && (
        <MatchDayList
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
