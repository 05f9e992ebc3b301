import { DateTime } from '@touchline/ui/DateTime';
import { useTranslation } from 'react-i18next';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { serverNow } from '#platform/serverClock.ts';
import { quiet } from './record/Record.css.ts';

export interface AgedStaleNoteProps {
  /** When what is shown was answered, in ms since 1970 by the server's clock. */
  at: number | undefined;
  onRefresh: () => void | Promise<unknown>;
}

/** Says that what is shown could not be refreshed, and how old it is (ADMIN-28). */
export function AgedStaleNote({ at, onRefresh }: AgedStaleNoteProps) {
  const { t } = useTranslation();
  return (
    <div>
      <StaleNote onRefresh={onRefresh} />
      {at !== undefined && (
        <p className={quiet}>
          {t('admin.asOf')}{' '}
          <DateTime value={new Date(at).toISOString()} format="relative" now={serverNow} />
        </p>
      )}
    </div>
  );
}
