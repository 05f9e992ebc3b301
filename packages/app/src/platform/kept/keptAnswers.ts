import { clear, createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';
import { mutate } from 'swr';
import { ApiError, genericErrorText } from '../client/ApiError.ts';
import { clientSession, requestOf, type AnyOptions } from '../client/request.ts';
import { loadRow, loadSchemas, rowOf, type Callable } from '../client/schemas.ts';
import { type Load, watchSlowLoad } from '../loading/slowLoads.ts';
import { locationAtom } from '../location/location.ts';
import { isPath, messageHref, paths } from '../paths.ts';
import { serverNow } from '../serverClock.ts';
import { currentSessionNumber, onSessionEnd } from '../sessionScope.ts';
import { store } from '../store.ts';
import { daysApart, isDay } from '../time/days.ts';
import { dayAt } from '../time/schedule.ts';
import { fetchFrom, setAnswerListener, type Answered } from './answers.ts';
import { noteAnswerTime } from './answerTimes.ts';

const day = 24 * 60 * 60_000;
const week = 7 * day;

/**
 * The calls whose answers are kept, and how long, in ms. What can name a player is kept for a day
 * (OFFLINE-8): a name that is withdrawn must not stay on devices that are rarely online.
 */
const lifetimes: Partial<Record<Callable, number>> = {
  matchOverview: week,
  matches: week,
  matchDays: week,
  match: day,
  matchLineUps: day,
  schools: week,
  school: week,
  teams: week,
  team: day,
  standings: week,
  favourites: week,
  messages: week,
  notifications: week,
  unreadCount: week,
  shortcuts: week,
};

/** Lists that are also fetched in the background, so their age is not the age of the page. */
const inBackground: ReadonlySet<Callable> = new Set([
  'messages',
  'notifications',
  'unreadCount',
  'shortcuts',
]);

/** The maximum number of answers of all people together, and the maximum length of each as JSON. */
const maxCount = 60;
const maxLength = 200_000;

/** How often a long visit looks for answers whose time is over, in ms. */
const searchInterval = 60 * 60_000;

interface Kept {
  /** When the answer came, in ms since 1970 by the device's clock. */
  at: number;
  /** How long it may be kept, in ms; what an earlier version wrote does not say. */
  lifetime?: number;
  text: string;
}

const database = createStore('touchline-kept', 'answers');

/**
 * The time until a load counts as slow, in ms: 8 s, of which 3 s are over when `showKept` is
 * called.
 */
const untilSlow = 5_000;

/** A visitor's keys begin with the separator, which no id holds. */
function keyOf(owner: string, url: string): string {
  return `${encodeURIComponent(owner)}|${url}`;
}

function isOfPage(name: Callable): boolean {
  const { pathname } = store.get(locationAtom);
  const isOfMessages = isPath(pathname, paths.messages) || pathname.startsWith(messageHref(''));
  return !inBackground.has(name) || (name === 'messages' && isOfMessages);
}

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

/** Runs one task after another, so that a write cannot follow the deletion of the same answers. */
let work: Promise<unknown> = Promise.resolve();

function inOrder(task: () => Promise<unknown>): Promise<unknown> {
  work = work.then(task).catch(() => {});
  return work;
}

/** Keeps an answer, or forgets it where the server says that there is nothing any more. */
export function keepAnswer({ name, url, owner, value }: Answered): void {
  const lifetime = lifetimes[name];
  if (lifetime === undefined) return;
  const at = Date.now();
  const text = value === undefined ? '' : JSON.stringify(value);
  if (text && isOfPage(name)) noteAnswerTime(url, at);
  if (isOfSearch(url)) return;
  void inOrder(async () => {
    if (owner !== '' && !mayKeepOf(owner)) return;
    if (text === '' || text.length > maxLength) await del(keyOf(owner, url), database);
    else {
      await set(keyOf(owner, url), { at, lifetime, text } satisfies Kept, database);
      const isDue = Math.abs(at - searchedAt) > searchInterval;
      if (isDue || (await keys(database)).length > maxCount) await removeSurplus();
    }
  });
}

/** Whether the address, or the key of an answer, has a text that somebody typed (OFFLINE-6). */
function isOfSearch(url: string): boolean {
  return /[?&]search=/.test(url);
}

/** When answers whose time is over were last looked for, which reads all of them. */
let searchedAt = Number.NEGATIVE_INFINITY;

/**
 * Deletes the answers whose time is over, whether or not anybody asks for them again, those to searches,
 * which an earlier version kept, and then the oldest of too many (OFFLINE-8).
 */
async function removeSurplus(): Promise<void> {
  searchedAt = Date.now();
  const all = await entries<string, Kept>(database);
  const newestFirst = all.toSorted(([, one], [, other]) => other.at - one.at);
  const recent = newestFirst.filter(
    ([key, kept]) => isRecent(kept, kept.lifetime ?? day) && !isOfSearch(key),
  );
  const wanted = new Set(recent.slice(0, maxCount).map(([key]) => key));
  const surplus = all.map(([key]) => key).filter((key) => !wanted.has(key));
  if (surplus.length > 0) await delMany(surplus, database);
}

/** Whether an answer is young enough; a time in the future, by a clock that was wrong, is not. */
function isRecent({ at }: Kept, lifetime: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age <= lifetime;
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
  await work;
  return (await keys(database).catch(() => [])).length > 0;
}

/**
 * A key whose days are counted from today, and from yesterday, as an instant of the device's clock had
 * them. Other days are what somebody has chosen, but for the span of days around today.
 */
function keyByToday(name: Callable, key: string, instant: number): string {
  const today = dayAt(instant + serverNow() - Date.now());
  return key.replace(/(?<=[?&](?:from|to)=)[\d-]{10}(?=&|$)/g, (date) => {
    const offset = isDay(date) ? daysApart(today, date) : Number.NaN;
    return offset === 0 || offset === -1 || name === 'matchDays' ? String(offset) : date;
  });
}

/** The latest answer to what was asked on another day about its today, such as all matches from then on. */
async function readOfOtherDay(name: Callable, key: string): Promise<Kept | undefined> {
  const wanted = keyByToday(name, key, Date.now());
  if (wanted === key) return undefined;
  return (await entries<string, Kept>(database))
    .filter(([other, { at }]) => keyByToday(name, other, at) === wanted)
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
  const { url } = requestOf(name, rowOf(name) ?? (await loadRow(name)), options);
  const key = keyOf(currentOwner(), url);
  await work;
  const kept = await get<Kept>(key, database)
    .then((found) => found ?? readOfOtherDay(name, key))
    .catch(() => undefined);
  if (!kept || !isRecent(kept, lifetime)) {
    if (kept) void inOrder(removeSurplus);
    throw nothing;
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

/**
 * All answers to a call that were kept and are recent enough, whatever was asked, newest first. They
 * are searched and not shown as they are, so the age of the page does not depend on them.
 */
export async function readAllKept(name: Callable): Promise<unknown[]> {
  const session = currentSessionNumber();
  const lifetime = lifetimes[name] ?? 0;
  const { path } = rowOf(name) ?? (await loadRow(name));
  const isOfCall = urlMatcher(path);
  const prefix = keyOf(currentOwner(), '');
  await work;
  const all = await entries<string, Kept>(database).catch(() => []);
  const found = all
    .filter(([key, kept]) => isRecent(kept, lifetime) && key.startsWith(prefix) && isOfCall(key))
    .toSorted(([, one], [, other]) => other.at - one.at);
  const checked = await Promise.all(found.map(([, { text }]) => check(name, text)));
  // What belongs to a person is nothing to the next one (AUTH-14).
  if (session !== currentSessionNumber()) return [];
  return checked.flatMap((answer) => (answer ? [answer.value] : []));
}

/** Whether a key is of an answer at this path of the contract, with any values and any query. */
function urlMatcher(path: string): (key: string) => boolean {
  const segments = path.split('/').map((part) => (part.startsWith(':') ? '[^/?]+' : part));
  // The base of the API may stand for the first segment.
  const end = new RegExp(`/${segments.slice(1).join('/')}(?:\\?.*)?$`);
  return (key) => end.test(key);
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
 * @returns whether the cache has something to show now
 */
export async function showKept<Value>(
  key: readonly unknown[] | null,
  fetcher: () => Promise<Value>,
  load: Load | false,
): Promise<boolean> {
  try {
    const kept = await fetchFrom(readKept, fetcher);
    await mutate<Value>(key, (current) => current ?? kept, { revalidate: false });
    return true;
  } catch {
    if (load) watchSlowLoad(load, untilSlow);
    return false;
  }
}
