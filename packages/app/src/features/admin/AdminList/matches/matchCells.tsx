import {
  CalendarIcon,
  CheckCircleIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  NoSymbolIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  QuestionMarkCircleIcon,
  XCircleIcon,
} from '@heroicons/react/24/outline';
import type { MatchRow } from '@touchline/contract/adminMatch';
import type { MatchStatus } from '@touchline/contract/match';
import type { BadgeProps } from '@touchline/ui/Badge';
import { DateTime } from '@touchline/ui/DateTime';
import type { IconComponent } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { scoreLine, VenueTime } from '#features/matches';
import { serverNow } from '#platform/serverClock.ts';
import { score } from '../columns/cells.css.ts';
import { NameCell, StateCell, TwoLines } from '../columns/cells.tsx';
import { isWithoutScore } from './isWithoutScore.ts';

export const states: Record<
  MatchStatus,
  { icon: IconComponent; tone: NonNullable<BadgeProps['tone']> }
> = {
  scheduled: { icon: CalendarIcon, tone: 'neutral' },
  live: { icon: PlayCircleIcon, tone: 'success' },
  paused: { icon: PauseCircleIcon, tone: 'warning' },
  finished: { icon: CheckCircleIcon, tone: 'info' },
  abandoned: { icon: XCircleIcon, tone: 'danger' },
  postponed: { icon: ClockIcon, tone: 'warning' },
  cancelled: { icon: NoSymbolIcon, tone: 'danger' },
  unknown: { icon: QuestionMarkCircleIcon, tone: 'neutral' },
};

export function Title({ row }: { row: MatchRow }) {
  const [home] = row.teams;
  return (
    <NameCell
      area="matches"
      id={row.id}
      name={row.broadcastTitle}
      detail={row.competition}
      {...(home?.school.id
        ? {
            crest: {
              id: home.school.id,
              name: home.school.name,
              colours: home.colours,
              src: home.crestUrl,
            },
          }
        : {})}
    />
  );
}

export function Start({ row: { schedule, timeZone } }: { row: MatchRow }) {
  const { t } = useTranslation();
  switch (schedule.kind) {
    case 'dateTime':
      return (
        <TwoLines
          detail={
            <>
              <DateTime value={schedule.startsAt} format="time" />
              <VenueTime schedule={schedule} timeZone={timeZone} />
            </>
          }
        >
          <DateTime value={schedule.startsAt} format="date" now={serverNow} />
        </TwoLines>
      );
    case 'date':
      return (
        <TwoLines detail={t('match.timeToBeConfirmed')}>
          <DateTime value={schedule.date} format="date" now={serverNow} />
        </TwoLines>
      );
    case 'tbc':
      return t('match.dateToBeConfirmed');
  }
}

export function ScoreCell({ row }: { row: MatchRow }) {
  const { t } = useTranslation();
  if (isWithoutScore(row, serverNow())) {
    return (
      <StateCell icon={ExclamationTriangleIcon} tone="danger" text={t('admin.missing.score')} />
    );
  }
  return <span className={score}>{scoreLine(t, row.score) ?? '–'}</span>;
}
