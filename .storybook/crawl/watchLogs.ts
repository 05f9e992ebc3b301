import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Chromium warns of preloaded code that has not run some seconds after the load, which happens to
 * the stories in the frames of a page of documentation on a busy machine.
 */
const latePreload = /^The resource \S+ was preloaded using link preload but not used within/;

/** Collects warnings and errors of the console and uncaught errors until it is stopped. */
export interface WatchedLogs {
  logs: string[];
  stop: () => void;
}

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
    stop() {
      page.off('console', onConsole);
      page.off('pageerror', onPageError);
    },
  };
}
