import { duringSession, onSessionEnd } from '#platform/sessionScope.ts';
import type { AdminArea } from '../adminAreas.ts';
import type { AdminRecord } from './recordKind.ts';

/** The changes of one record that are on their way. */
interface Turns {
  /** Settles with the last of them, and never rejects. */
  last: Promise<unknown>;
  /** The version that each has led to, by the version with which it was sent. */
  led: Map<number, number>;
}

const turns = new Map<string, Turns>();

// The calls of a session that has ended never settle.
onSessionEnd(() => turns.clear());

/**
 * Makes the changes of a record one after the other. Two that are sent at once carry the same version, and
 * the second would be refused as if somebody else had changed the record. So it waits for the answer to the
 * first and goes with the version that this has led to; with its own where the first has failed (ADMIN-5).
 *
 * @param record as the person has changed it
 * @param send gets it with the version by then
 * @returns what `send` was given and what it has answered
 * @throws what `send` has thrown
 */
export function inTurn<Stored extends AdminRecord, Saved extends { version: number }>(
  area: AdminArea,
  record: Stored,
  send: (current: Stored) => Promise<Saved>,
): Promise<{ sent: Stored; saved: Saved }> {
  const key = `${area}/${record.id}`;
  const before = turns.get(key);
  const led = before?.led ?? new Map<number, number>();

  async function make() {
    if (before) await duringSession(before.last);
    const sent = { ...record, version: latestOf(led, record.version) };
    const saved = await send(sent);
    led.set(sent.version, saved.version);
    return { sent, saved };
  }

  const made = make();
  const last = made.then(ignored, ignored).then(() => {
    if (turns.get(key)?.last === last) turns.delete(key);
  });
  turns.set(key, { last, led });
  return made;
}

/** The version that own changes have led to from this one. */
function latestOf(led: ReadonlyMap<number, number>, version: number): number {
  const next = led.get(version);
  // A change that changes nothing leads to the same version.
  return next === undefined || next <= version ? version : latestOf(led, next);
}

const ignored = () => undefined;
