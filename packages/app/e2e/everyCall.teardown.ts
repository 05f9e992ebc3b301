import { expect, test } from '@playwright/test';
import { changingCallsOfTheApp, readSentCalls } from './harness/sentCalls.ts';

test('each changing call that the app makes was sent by a test as each role that may make it, and accepted', ({}, {
  project,
}) => {
  const sent = readSentCalls(project.outputDir);
  const never = changingCallsOfTheApp().filter((call) => !sent.has(call));
  expect(never, 'calls of the contract that no end-to-end test sends, and as whom').toEqual([]);
});
