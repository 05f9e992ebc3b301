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

/**
 * A consent as it is sent. It begins with its first day and ends with its last one; what begins
 * today has no beginning, because the server sets the moment.
 *
 * @param today by the clock of the server
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
