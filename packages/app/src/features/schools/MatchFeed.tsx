import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import type { MatchList, Sport } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { usePending } from '@touchline/ui/pending';
import { sportIcons } from '@touchline/ui/SportIcon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Credit, isLiveMatch, MatchesCalendar, MatchGrid, useWatched } from '#features/matches';
import { revalidateCached } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { RetriedText } from '#platform/loading/RetriedText.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { schoolHref } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import { feed, more, quiet } from './MatchFeed.css.ts';
import {
  firstMatches,
  loadAllMatches,
  matchesRequest,
  type MatchOwner,
  type MatchFeedPeriod,
  moreMatches,
} from './schoolMatches.ts';

export interface MatchFeedProps {
  owner: MatchOwner;
  period: MatchFeedPeriod;
  /** Whether the page has other content, so that an empty feed is only one line. */
  isPart?: boolean;
  /** The only sport of the owner, whose sign stands where there is no match (LIST-19). */
  sport?: Sport;
  /** The school of an archived team, which plays no more: the way on where it has no match (TEAM-7). */
  schoolOfArchived?: string | undefined;
  /** The name of the calendar file of all of them; omitted: there is none. */
  calendarName?: string;
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale?: boolean;
}

function isLive({ items }: MatchList): boolean {
  const now = serverNow();
  return items.some((match) => isLiveMatch(match, now));
}

type EmptyProps = Pick<MatchFeedProps, 'period' | 'isPart' | 'sport' | 'schoolOfArchived'>;

interface GivenMatchesProps extends EmptyProps {
  matches: MatchList['items'];
}

/** Shows given matches, as a preview has them (ADMIN-9). */
export function GivenMatches({ matches, ...empty }: GivenMatchesProps) {
  if (matches.length === 0) return <Empty {...empty} />;
  return <MatchGrid matches={matches} />;
}

/** The next or the last matches of a team or a school, and a button that adds more of them. */
export function MatchFeed({ owner, calendarName, isPageStale = false, ...empty }: MatchFeedProps) {
  const { period } = empty;
  const { t } = useTranslation();
  const [count, setCount] = useState(firstMatches);
  const { key, fetch } = matchesRequest(owner, period, count, useToday());
  const matches = useWatched(key, fetch, { isLive, keepPreviousData: true });
  const [isRetrying, retry] = usePending(() => revalidateCached(key));
  const list = useRef<HTMLDivElement>(null);
  /** The number of cards before the press that asked for more. */
  const before = useRef<number | null>(null);
  const loaded = matches.state === 'ready' ? matches.value : null;
  const shown = loaded?.items.length ?? 0;
  // The last press asked for more matches than are loaded.
  const isBehind = loaded !== null && loaded.asked < count;
  // And the request failed (ERROR-19).
  const isMissing = matches.isStale && isBehind;

  // The first new match takes the focus, because the pressed button can be gone by then.
  useEffect(() => {
    const first = before.current;
    if (first === null || shown <= first) return;
    before.current = null;
    // Not if the person has moved the focus elsewhere meanwhile.
    const { activeElement, body } = document;
    if (activeElement !== body && !list.current?.contains(activeElement)) return;
    list.current?.querySelectorAll('article')[first]?.querySelector('a')?.focus();
  }, [shown]);

  // What comes with a later refresh was not asked for by the press.
  useEffect(() => {
    if (isMissing && !isRetrying) before.current = null;
  }, [isMissing, isRetrying]);

  switch (matches.state) {
    case 'loading':
      return <MatchCardsSkeleton count={firstMatches} label={t('matches.loading')} />;
    case 'failed':
      return <LoadError failure={matches} />;
    case 'ready': {
      const { items, total, asked, credit } = matches.value;
      // A broken record is in the total and not among the matches (WIRE-18).
      const left = total - asked;
      if (items.length === 0) return <Empty {...empty} />;
      return (
        <div className={feed}>
          <div ref={list} className={feed}>
            {matches.isStale && !isMissing && !isPageStale && (
              <StaleNote onRefresh={() => revalidateCached(key)} />
            )}
            <MatchGrid matches={items} />
            {left > 0 && (
              <div className={more}>
                <p role="status">
                  {isMissing && (
                    <RetriedText isRetrying={isRetrying}>{t('errors.noMore')}</RetriedText>
                  )}
                </p>
                <Button
                  variant="outlined"
                  isPending={isMissing ? isRetrying : isBehind}
                  onPress={() => {
                    before.current = items.length;
                    if (isMissing) retry();
                    else setCount(asked + moreMatches);
                  }}
                >
                  {t('school.matches.more', { count: Math.min(moreMatches, left) })}
                </Button>
              </div>
            )}
          </div>
          {calendarName !== undefined && (
            <MatchesCalendar
              matches={items}
              fileName={calendarName}
              {...(left > 0 && { loadAll: () => loadAllMatches(owner, period) })}
            />
          )}
          <Credit credit={credit} />
        </div>
      );
    }
  }
}

function Empty({ period, isPart = false, sport, schoolOfArchived }: EmptyProps) {
  const { t } = useTranslation();
  const icon = sport ? sportIcons[sport] : CalendarDaysIcon;
  if (schoolOfArchived !== undefined) {
    return (
      <EmptyState
        icon={icon}
        title={t(`team.archived.${period}.emptyTitle`)}
        description={t(`team.archived.${period}.emptyText`)}
        action={<Link href={schoolHref(schoolOfArchived)}>{t('team.archived.toSchool')}</Link>}
      />
    );
  }
  const title = t(`school.matches.${period}.emptyTitle`);
  const text = t(`school.matches.${period}.emptyText`);
  return isPart ? (
    <p className={quiet}>{`${title}. ${text}`}</p>
  ) : (
    <EmptyState icon={icon} title={title} description={text} />
  );
}
