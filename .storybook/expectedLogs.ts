import { definePreviewAddon } from 'storybook/internal/csf';

interface ExpectedLogs {
  parameters: {
    /**
     * Warnings and errors that a story logs on purpose, as sources of regular expressions. After
     * the story, each must have been logged, and nothing else.
     */
    expectedLogs?: readonly string[];
  };
}

/** Adds the `expectedLogs` parameter to stories. */
export function addonExpectedLogs() {
  return definePreviewAddon<ExpectedLogs>({});
}

/** The logs of a refused call such as `GET api/matches`. */
export function errorStatusLogs(call: string, status: number): string[] {
  // The browser's own message, and that of the app's client.
  return [
    `^error: Failed to load resource: .* status of ${status} `,
    `^error: ${call} answered ${status}`,
  ];
}

/** The logs of a call with an invalid answer. */
export function malformedAnswerLogs(call: string): string[] {
  return [`^error: ${call} gave an unexpected answer`];
}

/** The logs of a call without an answer. */
export const unreachableLogs = ['^error: Failed to load resource: net::ERR_FAILED '];
