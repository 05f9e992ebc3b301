import { definePreviewAddon } from 'storybook/internal/csf';

interface ExpectedLogs {
  parameters: {
    /**
     * Warnings and errors that a story writes to the console on purpose, as sources of regular
     * expressions. Once the story is done each has come, and no other.
     */
    expectedLogs?: readonly string[];
  };
}

/** Lets stories declare what they log. */
export function addonExpectedLogs() {
  return definePreviewAddon<ExpectedLogs>({});
}

/** What a call such as `GET api/matches` leaves in the console when it is refused. */
export function whenRefused(call: string, status: number): string[] {
  // The browser's own line, and that of the app's client.
  return [
    `^error: Failed to load resource: .* status of ${status} `,
    `^error: ${call} answered ${status}`,
  ];
}

/** What a call leaves in the console when its answer is not what was agreed. */
export function whenMalformed(call: string): string[] {
  return [`^error: ${call} gave an unexpected answer`];
}

/** What a call that gets no answer at all leaves in the console. */
export const whenUnreachable = ['^error: Failed to load resource: net::ERR_FAILED '];
