import { dayLength } from '../time/days.ts';

/** How long what was typed and is not sent is kept, in ms (SIGNUP-16, USER-12, ADMIN-3). */
export const draftLifetime = dayLength;

/**
 * Whether a draft is still kept. One from the future is not: the clock of the device was set back.
 *
 * @param savedAt in ms
 * @param now in ms
 */
export function isKeptDraft(savedAt: number, now: number): boolean {
  const age = now - savedAt;
  return age >= 0 && age < draftLifetime;
}
