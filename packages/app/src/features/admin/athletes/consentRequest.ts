import type { ConsentState, consentGivers } from '@touchline/contract/athlete';

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

const dayLength = 86_400_000;

/**
 * The day of the beginning or the end of a consent, to be shown. One that was typed is the same day
 * for everybody; a moment that the server set stays a moment, which each reader has by own clock.
 */
export function consentDay(instant: string): string {
  const time = Date.parse(instant);
  const isTyped = time % dayLength === 0 || (time + 1000) % dayLength === 0;
  return isTyped ? new Date(time).toISOString().slice(0, 10) : instant;
}

/**
 * A consent as it is sent. It begins with its first day and ends with its last one; what begins
 * today has no beginning, because the server sets the moment.
 *
 * @param today for the person who types, by the clock of the server
 */
export function consentRequest({ state, by, at, until, note }: TypedConsent, today: string) {
  const isGiven = state === 'granted';
  return {
    state,
    ...(isGiven && { by }),
    ...(at !== null && at !== today && { at: `${at}T00:00:00Z` }),
    ...(isGiven && until !== null && { expiresAt: `${until}T23:59:59Z` }),
    evidenceNote: note.trim() || null,
  };
}
