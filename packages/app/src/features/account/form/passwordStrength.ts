import type { Strength } from '@touchline/ui/StrengthMeter';
import { fold } from '@touchline/ui/fold';
import { commonPasswords } from './commonPasswords.ts';

/** The lengths of a password in code points, as the contract has them (SIGNUP-2). */
export const passwordLength = { least: 8, most: 128 } as const;

/** What to say about a password. */
export type PasswordHint =
  | 'short'
  | 'long'
  | 'refused'
  | 'common'
  | 'personal'
  | 'plain'
  | 'fair'
  | 'strong';

export interface PasswordVerdict {
  strength: Strength;
  hint: PasswordHint;
}

const points = (text: string) => [...text].length;

/** A folded password without digits and signs at its ends, which people append to known words. */
function core(password: string): string {
  return password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const foldedCommon: ReadonlySet<string> = new Set([...commonPasswords].map(fold));

function isCommon(password: string): boolean {
  const whole = fold(password);
  return foldedCommon.has(whole) || foldedCommon.has(core(whole));
}

/** Whether the password is hardly more than a name or an address of its person. */
function isPersonal(password: string, own: readonly string[]): boolean {
  const wanted = fold(password);
  const words = own.flatMap((text) => fold(text).split(/[\s@.]+/));
  return words.some(
    (word) => points(word) > 3 && wanted.includes(word) && points(wanted) - points(word) < 6,
  );
}

/** The characters that follow neither by repetition nor by a run such as `abc` or `321`. */
function surprises(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN));
  return steps.filter(
    (step, index) => !(step === 0 || (Math.abs(step) === 1 && step === steps[index - 1])),
  ).length;
}

/**
 * Judges a password for the hint beside its field. It refuses nothing itself, and what is refused is
 * weak (SIGNUP-2). Length counts most, because a rule of composition makes passwords that are hard to
 * remember alone.
 *
 * @param own names and addresses of the person
 * @returns null while nothing is typed
 */
export function judgePassword(password: string, own: readonly string[]): PasswordVerdict | null {
  if (password === '') return null;
  if (points(password) < passwordLength.least) return { strength: 'weak', hint: 'short' };
  if (points(password) > passwordLength.most) return { strength: 'weak', hint: 'long' };
  if (isCommon(password)) return { strength: 'weak', hint: 'common' };
  if (isPersonal(password, own)) return { strength: 'weak', hint: 'personal' };
  const kinds = new Set(password).size;
  const news = surprises(password);
  if (news < passwordLength.least || kinds < 5) return { strength: 'weak', hint: 'plain' };
  if (news >= 14 && kinds >= 8) return { strength: 'strong', hint: 'strong' };
  return { strength: 'fair', hint: 'fair' };
}
