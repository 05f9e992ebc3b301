import { expect, test } from 'vitest';
import { allEndpoints } from './allEndpoints.ts';
import { athleteRecord } from './athlete.ts';
import { calls } from './calls/athletes.ts';

/** The names of all fields that a schema holds, also in the records within. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, ...rest } = schema as { entries?: object };
  const inner = [entries ?? {}, rest].flatMap((part) => Object.values(part)).flatMap(fieldsOf);
  return [...Object.keys(entries ?? {}), ...inner];
}

const fields = new Set([athleteRecord, calls].flatMap(fieldsOf));

test('no call has a field for guardians, medical notes or national ids (ATHLETE-6)', () => {
  expect(fields.size).toBeGreaterThan(20);
  const forbidden =
    /guardian|parent|mother|father|medical|health|allerg|national|passport|identity/i;
  expect([...fields].filter((name) => forbidden.test(name))).toEqual([]);
});

test('every change is of one athlete, so that many become public one by one (ATHLETE-10)', () => {
  const changes = Object.entries(allEndpoints).filter(
    ([name, { effect }]) => name in calls && effect === 'changes',
  );
  expect(changes.length).toBeGreaterThanOrEqual(5);
  const paths = changes.flatMap(([name, { path }]) => (name === 'createAthlete' ? [] : [path]));
  for (const path of paths) expect(path).toMatch(/^api\/admin\/athletes\/:id/);
  // A body that names several would be a way around it.
  expect([...fields].filter((name) => /^(ids|athletes|athleteIds)$/.test(name))).toEqual([]);
});
