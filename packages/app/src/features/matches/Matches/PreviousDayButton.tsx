import { formatAbsolute } from '@touchline/ui/DateTime';
import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#platform/serverClock.ts';
import { more } from './Matches.css.ts';
import type { Order } from './listFilter.ts';
import type { MatchDays } from './useMatchDays.ts';

export interface PreviousDayButtonProps {
  order: Order;
  days: MatchDays;
  /** The first day of the list. */
  first: string | null;
  onDay: (date: string) => void;
}

/**
 * Above a list of days: the button that adds the match day before its first one in its order. Its room
 * is reserved until the days are known.
 */
export function PreviousDayButton({ order, days, first, onDay }: PreviousDayButtonProps) {
  const { t, i18n } = useTranslation();
  if (order === 'now') return null;
  const date = days.state === 'ready' && first !== null && dayBefore(days.value, first, order);
  if (!date) return <div className={more} />;
  const day = formatAbsolute(date, 'day', { language: i18n.language, now: serverNow() });
  return (
    <div className={more}>
      <PlainButton variant="outlined" onPress={() => onDay(date)}>
        {t(order === 'forwards' ? 'matches.earlierDay' : 'matches.laterDay', { day })}
      </PlainButton>
    </div>
  );
}

/** The match day before the first one of a list, in its order. */
function dayBefore(days: readonly string[], first: string, order: Order): string | undefined {
  return order === 'forwards'
    ? days.findLast((day) => day < first)
    : days.find((day) => day > first);
}
