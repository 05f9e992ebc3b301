import type { Page } from '@playwright/test';
import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { watchLogs } from './watchLogs.ts';

/** A page that logs when it is told to. */
function loggingPage() {
  const events = new EventEmitter();
  const page = Object.assign(events, {
    waitForEvent: (event: string, { timeout }: { timeout: number }) =>
      once(events, event, { signal: AbortSignal.timeout(timeout) }),
  });
  return {
    page: page as unknown as Page,
    log: (type: string, text: string) =>
      events.emit('console', { type: () => type, text: () => text, location: () => ({ url: '' }) }),
  };
}

it('keeps warnings and errors, and nothing else', () => {
  const { page, log } = loggingPage();
  const { logs, stop } = watchLogs(page);
  log('info', 'as usual');
  log('warning', 'old');
  log('error', 'broken');
  stop();
  log('error', 'afterwards');
  expect(logs).toEqual(['warning: old', 'error: broken']);
});

it('waits for an expected log that comes late', async () => {
  const { page, log } = loggingPage();
  const { logs, waitFor } = watchLogs(page);
  const waited = waitFor(['^error: first$', '^error: last$']);
  log('error', 'first');
  await Promise.resolve();
  log('error', 'last');
  await waited;
  expect(logs).toEqual(['error: first', 'error: last']);
});
