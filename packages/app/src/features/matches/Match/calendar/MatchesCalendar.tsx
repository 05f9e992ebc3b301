import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import type { MatchSummary } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '#platform/failureToast.ts';
import { showToast } from '#platform/toasts.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import { isForCalendar } from './calendarSchedule.ts';
import { loadStartCalendar } from './loadStartCalendar.ts';
import { note, row } from './MatchesCalendar.css.ts';

export interface MatchesCalendarProps {
  /** The matches that are shown; null while they are loading. */
  matches: readonly MatchSummary[] | null;
  /** Loads all of them; omitted where all are shown. */
  loadAll?: () => Promise<readonly MatchSummary[]>;
  /** The name of the file without its ending; holds no name of a person. */
  fileName: string;
}

/**
 * Saves those of several matches that are to come and have a date as one calendar file (MATCH-54).
 * Keeps its place while they are loading.
 */
export function MatchesCalendar({ matches, loadAll, fileName }: MatchesCalendarProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const today = useToday();
  const isToCome = (match: MatchSummary) => isForCalendar(match, today);
  // Among those that are not shown there may be one.
  const isEmpty = matches !== null && !loadAll && !matches.some(isToCome);

  async function save() {
    setPending(true);
    try {
      const [startCalendar, all] = await Promise.all([
        loadStartCalendar(),
        loadAll ? loadAll() : (matches ?? []),
      ]);
      const file = startCalendar(t, fileName);
      file.add(all.filter(isToCome));
      if (!file.save()) showToast('matches.calendar.none');
    } catch (error) {
      showFailure('matches.calendar.failed', error);
    }
    setPending(false);
  }

  return (
    <div className={row}>
      <Button
        variant="outlined"
        icon={<Icon icon={CalendarDaysIcon} />}
        isDisabled={matches === null || isEmpty}
        isPending={isPending}
        onPress={() => void save()}
      >
        {t('matches.calendar.add')}
      </Button>
      <p className={note}>{t(isEmpty ? 'matches.calendar.none' : 'matches.calendar.note')}</p>
    </div>
  );
}
