import type { Match, MatchEvent, MatchEventKind, Score, Sport } from '@touchline/contract/match';
import type { ParseKeys, TFunction } from 'i18next';
import { isOver } from '../../matchView.ts';

type EventKeys = Partial<Record<MatchEventKind, ParseKeys>>;

const sets: EventKeys = {
  goal: 'matchPage.sportKinds.point',
  periodStart: 'matchPage.sportKinds.setStart',
  periodEnd: 'matchPage.sportKinds.setEnd',
};

const halves: EventKeys = {
  periodStart: 'matchPage.sportKinds.halfStart',
  periodEnd: 'matchPage.sportKinds.halfEnd',
};

const quarters: EventKeys = {
  periodStart: 'matchPage.sportKinds.quarterStart',
  periodEnd: 'matchPage.sportKinds.quarterEnd',
};

/**
 * What an event is called where a sport has another word than most. Hockey and netball are played in
 * halves or in quarters, and keep the word for both.
 */
const sportKeys: Partial<Record<Sport, EventKeys>> = {
  football: halves,
  handball: halves,
  rugby: { goal: 'matchPage.sportKinds.points', ...halves },
  basketball: { goal: 'matchPage.sportKinds.basket', ...quarters },
  waterPolo: quarters,
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

/** An event of a match by its name, with the number of its set where that is known. */
export function eventTitle(
  t: TFunction,
  { kind, id }: Pick<MatchEvent, 'kind' | 'id'>,
  match: Pick<Match, 'sport' | 'status' | 'score' | 'events'>,
): string {
  const number = setNumber(kind, id, match);
  if (number === null) return eventText(t, kind, match.sport);
  return t(`matchPage.sportKinds.${kind === 'periodStart' ? 'setStartOf' : 'setEndOf'}`, {
    number,
  });
}

/** Which set an event begins or ends; null unless each set that was played has such an event. */
function setNumber(
  kind: MatchEventKind,
  id: string,
  match: Pick<Match, 'status' | 'score' | 'events'>,
): number | null {
  if (match.score?.kind !== 'sets' || (kind !== 'periodStart' && kind !== 'periodEnd')) return null;
  const ofKind = match.events.filter((event) => event.kind === kind);
  const isComplete =
    ofKind.length === match.score.sets.length ||
    (kind === 'periodEnd' && !isOver(match) && areEndsBefore(ofKind, match.score));
  return isComplete ? ofKind.findIndex((event) => event.id === id) + 1 : null;
}

/**
 * Whether these are the ends of all sets but the last, which is being played and has none yet. Between
 * two sets, when the last has ended too, there are as many where one was forgotten: they are fewer than
 * the sets that were won, or one has the score of another set.
 */
function areEndsBefore(
  ends: readonly Pick<MatchEvent, 'scoreAfter'>[],
  { home, away, sets }: Extract<Score, { kind: 'sets' }>,
): boolean {
  return (
    ends.length === sets.length - 1 &&
    ends.length === home + away &&
    ends.every(({ scoreAfter }, index) => {
      const set = sets[index];
      return !scoreAfter || (scoreAfter.home === set?.home && scoreAfter.away === set.away);
    })
  );
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
