import { expect, test } from '@playwright/test';
import { changingCallsOfTheApp, readSentCalls } from './harness/sentCalls.ts';

test('each changing call that the app makes was sent by a test, and accepted', ({}, {
  project,
}) => {
  const sent = readSentCalls(project.outputDir);
  const never = changingCallsOfTheApp().filter((name) => !sent.has(name));
  expect(never, 'calls of the contract that no end-to-end test sends').toEqual([]);
});
