import { message } from '@touchline/contract/message';
import * as v from 'valibot';
import type { KeptChange } from './inboxQueue.ts';

const ids = v.array(v.string());

const change = v.variant('kind', [
  v.object({ kind: v.literal('setRead'), id: v.string(), read: v.boolean() }),
  v.object({ kind: v.literal('remove'), id: v.string() }),
  v.object({ kind: v.literal('restore'), item: message, below: ids }),
  v.object({ kind: v.literal('markAllRead'), ids }),
]);

const keptChange = v.object({ change, entry: v.nullable(message) });

/** Validates a stored change; null when it is unusable. */
export function parseKeptChange(stored: unknown): KeptChange | null {
  const result = v.safeParse(keptChange, stored);
  return result.success ? result.output : null;
}
