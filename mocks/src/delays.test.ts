import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  pause,
  replaceTimer,
  resetDelays,
  restoreDelays,
  simulateDelay,
  skipDelays,
} from './delays.ts';
import { accounts } from './fixtures/accounts.ts';
import { setUpMockBackEnd } from './testing/mockBackEnd.ts';
import { exampleCalls } from './testing/exampleCalls.ts';
import { urlOf } from './testing/call.ts';
import { sendByName } from './testing/sendByName.ts';
import { signToken } from './token.ts';

setUpMockBackEnd();

const timer = vi.fn<(milliseconds: number) => Promise<void>>();
beforeEach(() => {
  timer.mockReset();
  replaceTimer(timer);
  restoreDelays();
});
afterEach(() => {
  replaceTimer();
  skipDelays();
});

/** The calls that have a delay and an example. */
const delays: Partial<Record<AnyEndpoint, number>> = {
  signIn: 1500,
  signUp: 1500,
  unlockSession: 1500,
  forgotPassword: 1000,
  resetPassword: 1000,
};

const token = await signToken(accounts.user.user);
const examples = exampleCalls(token);
const names = Object.keys(allEndpoints) as AnyEndpoint[];

function send(name: AnyEndpoint) {
  return sendByName(urlOf('').slice(0, -1), name, examples[name].request, token);
}

/** Expects that the answer comes after a pause of this time, and not before. */
async function expectDelay(milliseconds: number, work: () => Promise<{ status: number }>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  timer.mockReturnValue(promise);
  const answered = vi.fn();
  const answer = work().then(({ status }) => answered(status));
  await vi.waitFor(() => expect(timer).toHaveBeenCalledExactlyOnceWith(milliseconds));
  await send('matchOverview');
  expect(answered).not.toHaveBeenCalled();
  resolve();
  await answer;
  expect(answered).toHaveBeenCalledExactlyOnceWith(200);
}

test.each(Object.entries(delays) as [AnyEndpoint, number][])(
  '%s takes %i ms (MOCK-3)',
  async (name, milliseconds) => expectDelay(milliseconds, () => send(name)),
);

test.each([
  ['api/apps/ecommerce/inventory/products', 300],
  ['api/apps/message/mails?folder=inbox', 625],
])('%s takes %i ms (MOCK-3)', async (path, milliseconds) => {
  await expectDelay(milliseconds, () => {
    return fetch(urlOf(path), { headers: { Authorization: `Bearer ${token}` } });
  });
});

test('no other call takes time (MOCK-3)', { timeout: 60_000 }, async () => {
  const isDelayed = (name: AnyEndpoint) =>
    name in delays || /\/(products|mails)$/.test(allEndpoints[name].path);
  await Promise.all(names.filter((name) => !isDelayed(name)).map(send));
  expect(timer).not.toHaveBeenCalled();
});

test('stories and tests wait for nothing', async () => {
  skipDelays();
  for (const name of Object.keys(delays) as AnyEndpoint[]) await send(name);
  expect(timer).not.toHaveBeenCalled();
});

test('a reset brings back the delays, unless the server was started without them', async () => {
  skipDelays();
  resetDelays();
  const late = simulateDelay('signIn');
  expect(timer).toHaveBeenCalledExactlyOnceWith(1500);
  await late;
  vi.resetModules();
  const started = await import('./delays.ts');
  started.replaceTimer(timer);
  started.startWithoutDelays();
  started.resetDelays();
  await started.simulateDelay('signIn');
  expect(timer).toHaveBeenCalledOnce();
  started.restoreDelays();
  await started.simulateDelay('signIn');
  expect(timer).toHaveBeenCalledTimes(2);
});

test('the timer is that of the system', async () => {
  replaceTimer();
  vi.useFakeTimers();
  const done = vi.fn();
  const pausing = pause(1500).then(done);
  await vi.advanceTimersByTimeAsync(1499);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await pausing;
  expect(done).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
