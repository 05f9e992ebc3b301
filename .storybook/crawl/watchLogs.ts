import type { ConsoleMessage, Page } from '@playwright/test';

/** Collects warnings and errors of the console and uncaught errors until it is stopped. */
export interface WatchedLogs {
  logs: string[];
  stop: () => void;
}

export function watchLogs(page: Page): WatchedLogs {
  const logs: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
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
