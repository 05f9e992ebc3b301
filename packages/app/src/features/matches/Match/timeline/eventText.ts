import type { MatchEventKind, Sport } from '@touchline/contract/match';
import type { ParseKeys, TFunction } from 'i18next';

type EventKeys = Partial<Record<MatchEventKind, ParseKeys>>;

const sets: EventKeys = {
  goal: 'matchPage.sportKinds.point',
  periodStart: 'matchPage.sportKinds.setStart',
  periodEnd: 'matchPage.sportKinds.setEnd',
};

/** What an event is called where a sport has another word than most. */
const sportKeys: Partial<Record<Sport, EventKeys>> = {
  rugby: { goal: 'matchPage.sportKinds.points' },
  basketball: { goal: 'matchPage.sportKinds.basket' },
  volleyball: sets,
  tennis: sets,
  cricket: {
    goal: 'matchPage.sportKinds.points',
    periodStart: 'matchPage.sportKinds.inningsStart',
    periodEnd: 'matchPage.sportKinds.inningsEnd',
  },
};

/** The name of an event in the words of the sport (MATCH-22). */
export function eventText(t: TFunction, kind: MatchEventKind, sport: Sport): string {
  return t(sportKeys[sport]?.[kind] ?? `matchPage.kinds.${kind}`);
}

/** `45+2′`; nothing without a minute. */
export function minuteText({
  minute,
  added,
}: {
  minute: number | null;
  added: number | null;
}): string {
  if (minute === null) return '';
  return `${minute}${added ? `+${added}` : ''}′`;
}
