import { formatAbsolute } from '@touchline/ui/DateTime';
import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import { more } from './Matches.css.ts';
import type { ListFilter, Order } from './listFilter.ts';
import { dayBefore, hasPreviousDay } from './previousDay.ts';
import type { MatchDays } from './useMatchDays.ts';

export interface PreviousDayButtonProps {
  order: Order;
  filter: Pick<ListFilter, 'day'>;
  days: MatchDays;
  /** The first day of the list. */
  first: string | null;
  onDay: (date: string) => void;
}

/**
 * Above a list of days: the button that adds the match day before its first one in its order. Its room
 * is reserved until the days are known.
 */
export function PreviousDayButton({ order, filter, days, first, onDay }: PreviousDayButtonProps) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  if (days.state !== 'ready') {
    return hasPreviousDay(days, order, filter, today) ? <div className={more} /> : null;
  }
  const date = first === null ? undefined : dayBefore(days.value, first, order);
  if (!date) return null;
  const day = formatAbsolute(date, 'day', { language: i18n.language, now: serverNow() });
  return (
    <div className={more}>
      <PlainButton variant="outlined" onPress={() => onDay(date)}>
        {t(order === 'forwards' ? 'matches.earlierDay' : 'matches.laterDay', { day })}
      </PlainButton>
    </div>
  );
}
