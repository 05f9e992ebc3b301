import { delay } from 'msw';

/** The delays of MOCK-3, in milliseconds. */
const specified = {
  signIn: 1500,
  signUp: 1500,
  unlockSession: 1500,
  forgotPassword: 1000,
  resetPassword: 1000,
  products: 300,
  mails: 625,
};

export type Delayed = keyof typeof specified;

let isSkipping = false;

/** Removes all delays, for stories and tests. */
export function skipDelays(): void {
  isSkipping = true;
}

/** Restores the delays of MOCK-3. */
export function restoreDelays(): void {
  isSkipping = false;
}

export async function simulateDelay(call: Delayed): Promise<void> {
  if (!isSkipping) await delay(specified[call]);
}
