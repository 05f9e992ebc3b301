import { formatAbsolute } from '@touchline/ui/DateTime';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import { found, quiet } from './Matches.css.ts';
import type { ListFilter } from './listFilter.ts';
import { listNote } from './listNote.ts';
import type { OrderedList } from './matchListRequest.ts';

export interface FoundLineProps {
  ref: Ref<HTMLParagraphElement>;
  filter: ListFilter;
  /** Null while it is loaded or has failed. */
  list: { value: OrderedList } | null;
  isLoading: boolean;
}

/** The number of matches found, from which day on, and why the list begins at another day. */
export function FoundLine({ ref, filter, list, isLoading }: FoundLineProps) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const chosen = filter.day ?? today;
  const day = formatAbsolute(chosen, 'day', { language: i18n.language, now: serverNow() });
  const note = list && listNote(list.value, filter, today);
  const isToday = chosen === today;
  return (
    <p ref={ref} className={found} role="status" tabIndex={-1}>
      {isLoading && t('matches.loading')}
      {list && (
        <>
          <span>{t('matches.found', { count: list.value.total })}</span>{' '}
          {list.value.total > 0 && list.value.order === 'forwards' && (
            <span className={quiet}>
              {t(isToday ? 'matches.fromToday' : 'matches.fromDay', { day })}
            </span>
          )}
          {list.value.total > 0 && list.value.order === 'backwards' && (
            <span className={quiet}>
              {t(isToday ? 'matches.toToday' : 'matches.toDay', { day })}
            </span>
          )}
          {note && (
            <>
              {' · '}
              <span>{t(`matches.${note}`, { day })}</span>
            </>
          )}
        </>
      )}
    </p>
  );
}
