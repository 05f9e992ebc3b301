import { message, type Message } from '@touchline/contract/message';
import * as v from 'valibot';
import type { Change } from './inboxChanges.ts';

/** A change as it waits in the outbox. */
export interface KeptChange {
  change: Change;
  /** The entry that it changes, for a visit that sends it before the list is known. */
  entry: Message | null;
}

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
