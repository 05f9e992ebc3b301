import type { ConsoleMessage, Page } from '@playwright/test';
import { compareLogs } from './logs.ts';

/**
 * Chromium warns of preloaded code that has not run some seconds after the load, which happens to
 * the stories in the frames of a page of documentation on a busy machine.
 */
const latePreload = /^The resource \S+ was preloaded using link preload but not used within/;

/** Collects warnings and errors of the console and uncaught errors until it is stopped. */
export interface WatchedLogs {
  logs: string[];
  /**
   * Resolves when these have been logged, or after some seconds: what the browser says of a request
   * can come after the story that has shown its answer.
   */
  waitFor: (expected: readonly string[]) => Promise<void>;
  stop: () => void;
}

/** In milliseconds. */
const patience = 5_000;

export function watchLogs(page: Page): WatchedLogs {
  const logs: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    if (latePreload.test(message.text())) return;
    const { url } = message.location();
    logs.push(`${message.type()}: ${message.text()}${url && ` (${url})`}`);
  };
  const onPageError = (error: Error) => void logs.push(`uncaught: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  return {
    logs,
    async waitFor(expected) {
      const end = performance.now() + patience;
      const left = () => end - performance.now();
      while (compareLogs(logs, expected).missing.length > 0 && left() > 0) {
        // A time limit of 0 would be none.
        await page
          .waitForEvent('console', { timeout: Math.max(1, Math.ceil(left())) })
          .catch(() => null);
      }
    },
    stop() {
      page.off('console', onConsole);
      page.off('pageerror', onPageError);
    },
  };
}
