import { createStore, delMany, entries, keys, set } from 'idb-keyval';

/** The maximum number of answers of all people together. */
const maxCount = 60;

/** How often a long visit looks for answers whose time is over, in ms. */
const searchInterval = 60 * 60_000;

export interface Kept {
  /** When the answer came, in ms since 1970 by the device's clock. */
  at: number;
  /** The day of the viewer when it came, by the server's clock, which a visit does not know at first. */
  today: string;
  /** How long it may be kept, in ms. */
  lifetime: number;
  text: string;
}

export const database = createStore('touchline-kept', 'answers');

/** Runs one task after another, so that a write cannot follow the deletion of the same answers. */
let work: Promise<unknown> = Promise.resolve();

export function inOrder(task: () => Promise<unknown>): Promise<unknown> {
  work = work.then(task).catch(() => {});
  return work;
}

/** Waits for the tasks so far. */
export function whenInOrder(): Promise<unknown> {
  return work;
}

/** Writes an answer, and deletes what is too much or too old where that is due. */
export async function write(key: string, kept: Kept): Promise<void> {
  await set(key, kept, database);
  const isDue = Math.abs(kept.at - searchedAt) > searchInterval;
  if (isDue || (await keys(database)).length > maxCount) await removeSurplus();
}

/** Whether the address has a text that somebody typed (OFFLINE-6). */
export function isOfSearch(url: string): boolean {
  return /[?&]search=/.test(url);
}

/** When answers whose time is over were last looked for, which reads all of them. */
let searchedAt = Number.NEGATIVE_INFINITY;

/**
 * Deletes the answers whose time is over, whether or not anybody asks for them again, and then the
 * oldest of too many (OFFLINE-8).
 */
export async function removeSurplus(): Promise<void> {
  searchedAt = Date.now();
  const all = await entries<string, Kept>(database);
  const newestFirst = all.toSorted(([, one], [, other]) => other.at - one.at);
  const recent = newestFirst.filter(([, kept]) => isRecent(kept, kept.lifetime));
  const wanted = new Set(recent.slice(0, maxCount).map(([key]) => key));
  const surplus = all.map(([key]) => key).filter((key) => !wanted.has(key));
  if (surplus.length > 0) await delMany(surplus, database);
}

/** Whether an answer is young enough; a time in the future, by a clock that was wrong, is not. */
export function isRecent({ at }: Kept, lifetime: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age <= lifetime;
}
