import type { ConsentState, consentGivers } from '@touchline/contract/athlete';
import type { RequestOf } from '@touchline/contract/definitions';
import { dayLength } from '#platform/time/days.ts';

export type ConsentGiver = (typeof consentGivers)[number];

/** A consent as it is typed; days are `YYYY-MM-DD`. */
export interface TypedConsent {
  state: ConsentState;
  by: ConsentGiver | null;
  /** Null: today. */
  at: string | null;
  /** Null: until it is withdrawn. */
  until: string | null;
  note: string;
}

/**
 * The begin or the end of a consent, for display. A day that was typed is returned as a date, which is
 * the same for every reader; an instant that the server set stays one and is shown in local time.
 */
export function consentDay(instant: string): string {
  const time = Date.parse(instant);
  const isTyped = time % dayLength === 0 || (time + 1000) % dayLength === 0;
  return isTyped ? new Date(time).toISOString().slice(0, 10) : instant;
}

export type ConsentMistake = 'inFuture' | 'reversed' | 'over';

/**
 * What is wrong with the days of a consent (ATHLETE-16): it has been given already, and does not end
 * before its first day, which is today where none is typed.
 *
 * @param today as in `consentRequest`
 */
export function mistakesInConsent(
  { state, at, until }: Pick<TypedConsent, 'state' | 'at' | 'until'>,
  today: string,
): [field: 'at' | 'until', mistake: ConsentMistake][] {
  const found: [field: 'at' | 'until', mistake: ConsentMistake][] = [];
  if (at !== null && at > today) found.push(['at', 'inFuture']);
  if (state !== 'granted' || until === null) return found;
  if (until < (at ?? today)) found.push(['until', at === null ? 'over' : 'reversed']);
  return found;
}

/**
 * The body of the call. A consent lasts from the start of its first day to the end of its last one;
 * one that begins today has no `at`, because the server sets the instant.
 *
 * @param today for the person who types, by the clock of the server
 */
export function consentRequest(
  { state, by, at, until, note }: TypedConsent,
  today: string,
): RequestOf<'setConsent'>['body']['consent'] {
  const evidence = {
    ...(at !== null && at !== today && { at: `${at}T00:00:00Z` }),
    evidenceNote: note.trim() || null,
  };
  if (state !== 'granted') return { state, ...evidence };
  return {
    state,
    // The form is not sent before somebody is chosen.
    by: by as ConsentGiver,
    ...evidence,
    ...(until !== null && { expiresAt: `${until}T23:59:59Z` }),
  };
}
