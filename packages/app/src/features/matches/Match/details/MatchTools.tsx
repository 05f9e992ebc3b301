import { CalendarDaysIcon, PrinterIcon } from '@heroicons/react/24/outline';
import type { Match } from '@touchline/contract/match';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { showToast } from '#platform/toasts.ts';
import { calendarSchedule, isEntryCancelled } from '../calendar/calendarSchedule.ts';
import { ReportMistake } from './ReportMistake.tsx';
import * as styles from './MatchDetails.css.ts';

/** What one does with a match seldom: the calendar file, the print and the report of a mistake. */
export function MatchTools({ match }: { match: Match }) {
  const { t } = useTranslation();
  const isCancelled = isEntryCancelled(match);

  async function save() {
    try {
      const { saveCalendar } = await import('../calendar/saveCalendar.ts');
      saveCalendar(t, match);
    } catch {
      showToast('errors.partMissing', { tone: 'danger' });
    }
  }

  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        {calendarSchedule(match) && (
          <>
            <Button
              variant="quiet"
              icon={<Icon icon={CalendarDaysIcon} />}
              onPress={() => void save()}
            >
              {t(isCancelled ? 'matchPage.calendarCancel' : 'matchPage.calendar')}
            </Button>
            <p className={styles.note}>
              {t(isCancelled ? 'matchPage.calendarCancelNote' : 'matchPage.calendarNote')}
            </p>
          </>
        )}
        <Button variant="quiet" icon={<Icon icon={PrinterIcon} />} onPress={() => print()}>
          {t('matchPage.print')}
        </Button>
        <ReportMistake match={match} />
      </div>
    </div>
  );
}
