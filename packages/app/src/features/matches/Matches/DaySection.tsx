import type { MatchSummary } from '@touchline/contract/match';
import { DateTime } from '@touchline/ui/DateTime';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { nearbyDay } from '#platform/time/schedule.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import type { MatchGroup } from '../groupByCompetition.ts';
import type { MatchDay } from '../groupByDay.ts';
import { MatchGroups } from '../MatchGroups.tsx';
import { isSchedulePast } from '../matchView.ts';
import * as styles from './Matches.css.ts';

export interface DaySectionProps {
  day: MatchDay;
  /** What was searched for; it is marked in the names. */
  query: string;
}

/**
 * The matches of one day below its name; those without a time are at its end (LIST-6). Nothing is to
 * be confirmed any more of those that are past, which have a heading of their own (TIME-9).
 */
export function DaySection({ day, query }: DaySectionProps) {
  const { t } = useTranslation();
  const today = useToday();
  const { date, count, isInPart, timed, untimed } = day;
  const upcoming = partOf(untimed, (match) => !isSchedulePast(match, today));
  const past = partOf(untimed, (match) => isSchedulePast(match, today));
  if (date === null) {
    return (
      <>
        <Undated title={t('match.dateToBeConfirmed')} groups={upcoming} query={query} />
        <Undated title={t('match.dateUnknown')} groups={past} query={query} />
      </>
    );
  }
  return (
    <Section name={date} title={<DayName date={date} />} count={isInPart ? null : count}>
      {timed.length > 0 && <MatchGroups groups={timed} query={query} isDay />}
      <Untimed title={t('match.timeToBeConfirmed')} groups={upcoming} query={query} />
      <Untimed title={t('match.timeUnknown')} groups={past} query={query} />
    </Section>
  );
}

/** Those of the matches that are meant, in their groups. */
function partOf(
  groups: readonly MatchGroup[],
  isMeant: (match: MatchSummary) => boolean,
): MatchGroup[] {
  return groups
    .map((group) => ({ ...group, matches: group.matches.filter(isMeant) }))
    .filter(({ matches }) => matches.length > 0);
}

interface SectionProps {
  name: string;
  title: ReactNode;
  /** Null while only a part of them is there. */
  count: number | null;
  children: ReactNode;
}

function Section({ name, title, count, children }: SectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.day} aria-labelledby={id} data-day={name}>
      <div className={styles.dayHead}>
        <h2 id={id} className={styles.dayTitle} tabIndex={-1}>
          {title}
        </h2>
        {count !== null && <span className={styles.quiet}>{t('matches.found', { count })}</span>}
      </div>
      {children}
    </section>
  );
}

interface PartProps {
  title: string;
  groups: MatchGroup[];
  query: string;
}

/** Matches without a date, which are of no day. */
function Undated({ title, groups, query }: PartProps) {
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    <Section name="none" title={title} count={count}>
      <MatchGroups groups={groups} query={query} isDay />
    </Section>
  );
}

/** Matches of a day without a time. */
function Untimed({ title, groups, query }: PartProps) {
  if (groups.length === 0) return null;
  return (
    <>
      <h3 className={styles.untimed}>{title}</h3>
      <MatchGroups groups={groups} query={query} titleLevel={4} isDay />
    </>
  );
}

/** "Today, Wednesday, April 15"; the year only where it is another one (TIME-8). */
function DayName({ date }: { date: string }) {
  const { t } = useTranslation();
  const nearby = nearbyDay(date, useToday());
  return (
    <>
      {nearby && `${t(`matches.days.${nearby}`)}, `}
      <DateTime value={date} format="day" now={serverNow} />
    </>
  );
}
