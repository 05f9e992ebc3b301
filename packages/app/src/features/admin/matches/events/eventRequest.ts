import type { RequestOf } from '@touchline/contract/definitions';
import type { MatchEvent, MatchEventKind, Sport } from '@touchline/contract/match';
import { textOrNull } from '../../record/recordValues.ts';

/** An event as it is typed. */
export interface TypedEvent {
  kind: MatchEventKind | '';
  /** Such as `63`, or `45+2` in the time that is added; empty where nobody has looked. */
  minute: string;
  /** `none` for neither. */
  side: 'home' | 'away' | 'none';
  text: string;
}

export const blankEvent: TypedEvent = { kind: '', minute: '', side: 'none', text: '' };

const always = ['periodStart', 'periodEnd', 'note'] as const;
const ball = ['goal', 'penalty', 'missed', 'card', 'substitution', ...always] as const;
const withOwnGoals = ['goal', 'ownGoal', 'penalty', 'missed', 'card', 'substitution'] as const;

/** What can happen in a sport, the most frequent first. */
const kinds: Readonly<Record<Sport, readonly MatchEventKind[]>> = {
  football: [...withOwnGoals, ...always],
  hockey: [...withOwnGoals, ...always],
  handball: ball,
  waterPolo: ball,
  rugby: ball,
  other: ball,
  netball: ['goal', 'missed', 'card', 'substitution', ...always],
  basketball: ['goal', 'missed', 'card', 'substitution', ...always],
  volleyball: ['goal', 'card', 'substitution', ...always],
  tennis: ['goal', 'card', ...always],
  cricket: ['wicket', 'boundary', ...always],
};

export function kindsOf(sport: Sport): readonly MatchEventKind[] {
  return kinds[sport];
}

const written = /^(?<minute>\d{1,3})(?:\s*\+\s*(?<added>\d{1,2}))?\s*['’′]?$/;

/** A minute as people write it; `undefined` for anything else, both null for an empty one. */
export function readMinute(
  text: string,
): { minute: number | null; added: number | null } | undefined {
  if (text.trim() === '') return { minute: null, added: null };
  const { minute, added } = written.exec(text.trim())?.groups ?? {};
  if (minute === undefined) return undefined;
  return { minute: Number(minute), added: added === undefined ? null : Number(added) };
}

type NewEvent = RequestOf<'addMatchEvent'>['body']['event'];

/** An event as it is sent; null while it is not complete. */
export function eventRequest({ kind, minute, side, text }: TypedEvent): NewEvent | null {
  const time = readMinute(minute);
  if (kind === '' || !time) return null;
  return { kind, ...time, side: side === 'none' ? null : side, text: textOrNull(text) };
}

/** An event that was taken away, to be put back where it was. */
export function sameEvent({ id: _id, ...event }: MatchEvent): NewEvent {
  return event;
}
