import { clear, del, delMany, entries, get, keys } from 'idb-keyval';
import { mutate } from 'swr';
import { ApiError, genericErrorText } from '../client/ApiError.ts';
import { clientSession, requestOf, type AnyOptions } from '../client/request.ts';
import { loadRow, loadSchemas, rowOf, type Callable } from '../client/schemas.ts';
import { type Load, watchSlowLoad } from '../loading/slowLoads.ts';
import { serverNow } from '../serverClock.ts';
import { currentSessionNumber, onSessionEnd } from '../sessionScope.ts';
import { dayAt } from '../time/schedule.ts';
import { fetchFrom, setAnswerListener, type Answered } from './answers.ts';
import { noteAnswerTime } from './answerTimes.ts';
import { isOfPage, lifetimes } from './keptCalls.ts';
import {
  database,
  inOrder,
  isOfSearch,
  isRecent,
  removeSurplus,
  whenInOrder,
  write,
  type Kept,
} from './keptDatabase.ts';
import { keyByToday, keyOf, urlMatcher } from './keptKeys.ts';
import { keptText } from './keptText.ts';

/**
 * The time until a load counts as slow, in ms: 8 s, of which 3 s are over when `showKept` is
 * called.
 */
export const untilSlow = 5_000;

function currentOwner(): string {
  return clientSession().getUserId?.() ?? '';
}

/**
 * Whether the person is still signed in, and their session not locked: they may have left, or it may
 * have been locked, while the answer or the task was waiting.
 */
function mayKeepOf(owner: string): boolean {
  return owner === currentOwner() && clientSession().getToken() !== null;
}

/** Keeps an answer, or forgets it where the server says that there is nothing any more. */
export function keepAnswer({ name, url, owner, value }: Answered): void {
  const lifetime = lifetimes[name];
  if (lifetime === undefined) return;
  const at = Date.now();
  const today = dayAt(serverNow());
  const text = value === undefined ? '' : keptText(value, url);
  if (value !== undefined && isOfPage(name)) noteAnswerTime(url, at);
  if (isOfSearch(url)) return;
  void inOrder(async () => {
    if (owner !== '' && !mayKeepOf(owner)) return;
    if (text === '') await del(keyOf(owner, url), database);
    else await write(keyOf(owner, url), { at, today, lifetime, text });
    for (const tell of listeners) tell();
  });
}

const listeners = new Set<() => void>();

/** Calls the listener after an answer was kept or forgotten, until the returned function is called. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Deletes the kept answers of everybody but visitors and the person who is signed in. */
export function forgetOthers(except: string = currentOwner()): Promise<unknown> {
  const allowed = [keyOf('', ''), keyOf(except, '')];
  return inOrder(async () => {
    const found = await keys<string>(database);
    const others = found.filter((key) => !allowed.some((prefix) => key.startsWith(prefix)));
    await delMany(others, database);
  });
}

/** Deletes all kept answers, those of visitors too; what is shown after that is kept again. */
export function forgetAll(): Promise<unknown> {
  return inOrder(() => clear(database));
}

/** Whether any answer is kept, of anybody. */
export async function hasKept(): Promise<boolean> {
  await whenInOrder();
  return (await keys(database).catch(() => [])).length > 0;
}

/**
 * The latest answer to what was asked on another day about its today, such as all matches from then on.
 * What was asked before the server told the time counts from the day of the device.
 */
async function readOfOtherDay(name: Callable, key: string): Promise<Kept | undefined> {
  const wanted = [serverNow(), Date.now()]
    .map((now) => keyByToday(name, key, dayAt(now)))
    .filter((byToday) => byToday !== key);
  if (wanted.length === 0) return undefined;
  return (await entries<string, Kept>(database))
    .filter(([other, { today }]) => wanted.includes(keyByToday(name, other, today)))
    .map(([, kept]) => kept)
    .toSorted((one, other) => other.at - one.at)[0];
}

/**
 * The answer that was kept of a call, checked by its schema as if the server had given it.
 *
 * @throws ApiError `offline` when there is none that is recent enough
 */
export async function readKept(name: Callable, options: AnyOptions): Promise<unknown> {
  const nothing = new ApiError('offline', 0, genericErrorText);
  const session = currentSessionNumber();
  const lifetime = lifetimes[name];
  if (lifetime === undefined) throw nothing;
  const { url } = requestOf(rowOf(name) ?? (await loadRow(name)), options);
  const key = keyOf(currentOwner(), url);
  await whenInOrder();
  const kept = await get<Kept>(key, database)
    .then((found) => found ?? readOfOtherDay(name, key))
    .catch(() => undefined);
  if (!kept || !isRecent(kept, lifetime)) {
    if (kept) void inOrder(removeSurplus);
    const { ids } = (options.query ?? {}) as { ids?: readonly string[] };
    const known = ids && (await readByIds(name, ids));
    if (!known || session !== currentSessionNumber()) throw nothing;
    if (isOfPage(name)) noteAnswerTime(url, known.at);
    return known.value;
  }
  const checked = await check(name, kept.text);
  // What belongs to a person is nothing to the next one (AUTH-14).
  if (!checked || session !== currentSessionNumber()) throw nothing;
  if (isOfPage(name)) noteAnswerTime(url, kept.at);
  return checked.value;
}

/** The answer in a stored text; null for what is none (SEC-7). */
async function check(name: Callable, text: string): Promise<{ value: unknown } | null> {
  const schema = (await loadSchemas(name))[name]?.answer;
  try {
    const result = await schema?.['~standard'].validate(JSON.parse(text));
    return result && !result.issues ? result : null;
  } catch {
    return null;
  }
}

/** All answers to a call that were kept and are recent enough, checked, newest first. */
async function allKept(name: Callable): Promise<{ at: number; value: unknown }[]> {
  const session = currentSessionNumber();
  const lifetime = lifetimes[name] ?? 0;
  const { path } = rowOf(name) ?? (await loadRow(name));
  const isOfCall = urlMatcher(path);
  const prefix = keyOf(currentOwner(), '');
  await whenInOrder();
  const all = await entries<string, Kept>(database).catch(() => []);
  const found = all
    .filter(([key, kept]) => isRecent(kept, lifetime) && key.startsWith(prefix) && isOfCall(key))
    .toSorted(([, one], [, other]) => other.at - one.at);
  const checked = await Promise.all(
    found.map(async ([, { at, text }]) => ({ at, answer: await check(name, text) })),
  );
  // What belongs to a person is nothing to the next one (AUTH-14).
  if (session !== currentSessionNumber()) return [];
  return checked.flatMap(({ at, answer }) => (answer ? [{ at, value: answer.value }] : []));
}

/**
 * All answers to a call that were kept and are recent enough, whatever was asked, newest first. They
 * are searched and not shown as they are, so the age of the page does not depend on them.
 */
export async function readAllKept(name: Callable): Promise<unknown[]> {
  return (await allKept(name)).map(({ value }) => value);
}

/** Calls whose answers have the records of a list too. */
const alsoIn: Partial<Record<Callable, Callable>> = { matches: 'matchOverview' };

/** The records in the lists of an answer. */
function recordsOf(value: unknown): { id: string }[] {
  const lists = Object.values(value ?? {}).filter((part): part is unknown[] => Array.isArray(part));
  return lists.flat().filter((one): one is { id: string } => Boolean((one as { id?: string })?.id));
}

/**
 * An answer about exactly these records, from the kept answers to the same call about these and
 * others: favourites that were added or removed offline are a set that nobody has asked for. Null where
 * a record is in none, because a missing one would count as not published.
 */
async function readByIds(
  name: Callable,
  ids: readonly string[],
): Promise<{ at: number; value: unknown } | null> {
  const also = alsoIn[name];
  const answers = await allKept(name);
  const all = also ? [...answers, ...(await allKept(also))] : answers;
  const records = new Map<string, { at: number; record: unknown }>();
  for (const { at, value } of all.toSorted((one, other) => other.at - one.at))
    for (const record of recordsOf(value))
      if (!records.has(record.id)) records.set(record.id, { at, record });
  const found = ids.flatMap((id) => records.get(id) ?? []);
  if (ids.length === 0 || found.length < ids.length) return null;
  const items = found.map(({ record }) => record);
  const at = Math.min(...found.map((each) => each.at));
  return { at, value: { ...(answers[0]?.value as object), items, total: items.length } };
}

let hasStarted = false;

/** Starts to keep answers, also those that were reported before this module was loaded. */
export function startKeepingAnswers(): void {
  if (hasStarted) return;
  hasStarted = true;
  void forgetOthers();
  void inOrder(removeSurplus);
  onSessionEnd(() => void forgetOthers(''));
  setAnswerListener(keepAnswer);
}

/**
 * Writes the kept answer to the cache unless it has data by now. Without a kept answer, a load that
 * becomes slow shows a notice (ERROR-8).
 *
 * @param key of the cache
 * @param load the load of a part that shows nothing yet
 * @returns what was kept; undefined where nothing was
 */
export async function showKept<Value>(
  key: readonly unknown[] | null,
  fetcher: () => Promise<Value>,
  load: Load | false,
): Promise<Value | undefined> {
  try {
    const kept = await fetchFrom(readKept, fetcher);
    await mutate<Value>(key, (current) => current ?? kept, { revalidate: false });
    return kept;
  } catch {
    if (load) watchSlowLoad(load, untilSlow);
    return undefined;
  }
}
