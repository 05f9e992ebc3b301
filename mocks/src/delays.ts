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

type Timer = (milliseconds: number) => Promise<void>;

const realTimer: Timer = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

let timer = realTimer;
let isSkipping = false;
let isSkippingFromStart = false;

/** Removes all delays, for stories and tests. */
export function skipDelays(): void {
  isSkipping = true;
}

/** Restores the delays of MOCK-3. */
export function restoreDelays(): void {
  isSkipping = false;
}

/** Removes all delays, also after each `resetDelays`. */
export function startWithoutDelays(): void {
  isSkippingFromStart = true;
  isSkipping = true;
}

/** Brings back the delays with which the process has started. */
export function resetDelays(): void {
  isSkipping = isSkippingFromStart;
}

/** Replaces the timer behind all pauses, for tests; without an argument, it is the real one. */
export function replaceTimer(next: Timer = realTimer): void {
  timer = next;
}

/** Resolves after the given time. */
export async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await timer(milliseconds);
}

export async function simulateDelay(call: Delayed): Promise<void> {
  if (!isSkipping) await pause(specified[call]);
}
