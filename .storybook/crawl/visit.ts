import type { Frame, Page } from '@playwright/test';
import {
  CONFIG_ERROR,
  DOCS_RENDERED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { watchLogs } from './watchLogs.ts';

/** The result of visiting a story or a page of Storybook. */
export interface Visit {
  /**
   * The errors that Storybook reports: an error in a story or its play function, or an unknown id.
   */
  errors: string[];
  /** Warnings and errors of the console, and uncaught errors. */
  logs: string[];
}

/** The events that end a visit with an error. */
const fatalEvents = [CONFIG_ERROR, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION];
export const errorEvents = [
  ...fatalEvents,
  PLAY_FUNCTION_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
];
export const endEvents = [...fatalEvents, STORY_FINISHED, DOCS_RENDERED];

/** Storybook's channel keeps the last event of each type. */
interface Channel {
  last: (event: string) => unknown[] | undefined;
}

/**
 * Opens a story or a page and waits until Storybook reports that it is done.
 *
 * @param expectedLogs waited for as well
 */
export async function visit(
  page: Page,
  url: string,
  expectedLogs: readonly string[] = [],
): Promise<Visit> {
  const { logs, waitFor, stop } = watchLogs(page);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const errors = await errorsOf(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await waitFor(expectedLogs);
    return { errors, logs };
  } finally {
    stop();
  }
}

/** The errors that Storybook reports of the story or page in a document, once it is done. */
export async function errorsOf(document: Page | Frame): Promise<string[]> {
  const events = { ends: endEvents, errorEvents };
  const report = await document.waitForFunction(readErrors, events, { timeout: 0 });
  // Playwright waits for a value, but its type does not say so.
  return (await report.jsonValue()) ?? [];
}

/** Runs in the page. Returns undefined until one of the ending events has occurred. */
function readErrors(events: { ends: string[]; errorEvents: string[] }): string[] | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  };
  if (!channel || !events.ends.some((event) => channel.last(event))) return undefined;
  return events.errorEvents.flatMap((event) => {
    const what = channel.last(event);
    return what
      ? [
          `${event}: ${JSON.stringify(what, (key, value) => (key === 'stack' ? undefined : (value as unknown)))}`,
        ]
      : [];
  });
}
