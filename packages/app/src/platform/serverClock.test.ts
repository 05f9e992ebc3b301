import { expect, onTestFinished, test, vi } from 'vitest';
import { onServerClock, serverNow, syncServerClock } from './serverClock.ts';

test('an answer with a time is told, until the listener goes (WIRE-22)', () => {
  onTestFinished(() => syncServerClock(new Date().toUTCString()));
  const told = vi.fn(() => new Date(serverNow()).getUTCFullYear());
  const stop = onServerClock(told);
  syncServerClock(null);
  syncServerClock('no time');
  expect(told).not.toHaveBeenCalled();
  syncServerClock('Wed, 01 Jan 2031 00:00:00 GMT');
  expect(told).toHaveReturnedWith(2031);
  stop();
  syncServerClock('Thu, 01 Jan 2032 00:00:00 GMT');
  expect(told).toHaveBeenCalledOnce();
});
