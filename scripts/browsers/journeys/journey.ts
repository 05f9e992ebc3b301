import { type Hands, expectSoon } from '../hands.ts';
import type { SlowSite } from '../slowSite.ts';

/** What a journey does behind the person's back. */
export interface Surroundings extends Pick<
  SlowSite,
  'holdScripts' | 'heldCount' | 'release' | 'cut' | 'mend'
> {
  /** The server sends a message. */
  push: () => Promise<void>;
  /** The server refuses the token at the next call of a path. */
  refuseOnce: (path: string) => Promise<void>;
  /**
   * The first team of a match that is being played has this score from now on.
   *
   * @returns the path of its page
   */
  changeScore: (home: number) => Promise<string>;
}

export interface Journey {
  name: string;
  run: (hands: Hands, surroundings: Surroundings) => Promise<void>;
}

export async function signIn(hands: Hands): Promise<void> {
  await hands.open('/sign-in');
  await fillInSignIn(hands, 'user');
  await hands.sees('heading', 'School sports, live');
}

export async function fillInSignIn(hands: Hands, account: 'user' | 'admin'): Promise<void> {
  await hands.fill('textbox', 'Email address', `${account}@touchline.example`);
  await hands.fill('password', 'Password', 'touchline');
  await hands.press('button', 'Sign in');
}

export const isAt = (hands: Hands, pattern: RegExp) =>
  expectSoon(hands.address, (address) => pattern.test(address));

export const isAtExactly = (hands: Hands, address: string) =>
  expectSoon(hands.address, (current) => current === address);
