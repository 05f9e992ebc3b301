import type {
  AdvertisementFigures,
  AdvertisementRecord,
  AdvertisementState,
} from '@touchline/contract/adminAdvertisement';
import * as contract from '@touchline/contract/advertisement';
import type { Advertisement, FollowKind } from '@touchline/contract/advertisement';
import * as v from 'valibot';
import { now, toInstant } from '../clock.ts';
import { type StoredAdvertisement, seedAdvertisements } from '../fixtures/advertisements.ts';
import { hashOf } from '../fixtures/crests.ts';
import { type Records, records } from './records.ts';
import { onReset } from './resets.ts';

export const advertisements: Records<StoredAdvertisement> = records<StoredAdvertisement>(
  'advertisement',
  seedAdvertisements,
  advertisementRecordOf,
);

/** The state at this moment, worked out from the status and the dates (AD-12). */
function stateOf({ status, startsAt, endsAt }: StoredAdvertisement): AdvertisementState {
  if (status === 'draft' || status === 'archived') return status;
  const time = now().getTime();
  if (endsAt && Date.parse(endsAt) <= time) return 'ended';
  if (status === 'paused') return 'paused';
  return startsAt && Date.parse(startsAt) > time ? 'planned' : 'running';
}

export function advertisementRecordOf(stored: StoredAdvertisement): AdvertisementRecord {
  return { ...stored, isFlagged: stored.category === 'food', state: stateOf(stored) };
}

/** The current weights of a smooth weighted round robin, by id. */
const credits = new Map<string, number>();
onReset(() => credits.clear());

let areTurnsHeld = false;

/** Each call gets the first turn, for stories: what one shows must not depend on how often it was asked for. */
export function holdTurns(): void {
  areTurnsHeld = true;
}

/**
 * Chooses the next advertisement by smooth weighted round robin (AD-16): each turn adds the weight of
 * each candidate to its credit, and the one with the most credit pays the sum of all weights. In as
 * many turns as that sum each is chosen as often as its weight, in the same order after each reset.
 */
function takeTurn(candidates: readonly StoredAdvertisement[]): StoredAdvertisement | null {
  if (areTurnsHeld) credits.clear();
  const creditOf = ({ id }: StoredAdvertisement) => credits.get(id) ?? 0;
  for (const each of candidates) credits.set(each.id, creditOf(each) + each.weight);
  const [next] = candidates.toSorted(
    (one, other) => creditOf(other) - creditOf(one) || one.id.localeCompare(other.id),
  );
  if (!next) return null;
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  credits.set(next.id, creditOf(next) - total);
  return next;
}

/**
 * The advertisement for a page view of a person: one of their school before one for all, and in turn
 * by weight where several run. Null when none runs.
 *
 * @param shown the id of the one that the page shows already, which keeps its place while it is one of
 *   those
 */
export function currentAdvertisement(
  schoolId: string | null,
  shown?: string,
): Advertisement | null {
  const running = advertisements.list().filter((each) => stateOf(each) === 'running');
  const ofSchool = running.filter((each) => schoolId !== null && each.schoolId === schoolId);
  const candidates = ofSchool.length ? ofSchool : running.filter((each) => each.schoolId === null);
  const next = candidates.find(({ id }) => id === shown) ?? takeTurn(candidates);
  return next && v.parse(contract.advertisement, next);
}

/** Others whose time and place overlap with these. */
export function overlapsOf(asked: {
  startsAt: string;
  endsAt?: string | undefined;
  schoolId?: string | undefined;
  exceptId?: string | undefined;
}): StoredAdvertisement[] {
  const from = Date.parse(asked.startsAt);
  const to = asked.endsAt ? Date.parse(asked.endsAt) : Number.POSITIVE_INFINITY;
  return advertisements
    .list()
    .filter(
      ({ id, status, schoolId, startsAt, endsAt }) =>
        id !== asked.exceptId &&
        (status === 'active' || status === 'paused') &&
        schoolId === (asked.schoolId ?? null) &&
        (startsAt === null || Date.parse(startsAt) < to) &&
        (endsAt === null || Date.parse(endsAt) > from),
    );
}

const day = 86_400_000;
const dateOf = (time: number) => toInstant(new Date(time)).slice(0, 10);

type Counted = Record<FollowKind | 'shown', number>;

/** How often one was shown and followed on a day, beside the numbers that are invented; by id and date. */
const counts = new Map<string, Counted>();
onReset(() => counts.clear());

function countsOf(id: string, date: string): Counted {
  return counts.get(`${id} ${date}`) ?? { shown: 0, visit: 0, call: 0 };
}

/** Counts an advertisement that a page gets, a visit to its website or a call of its number (AD-18). */
export function countUse(id: string, kind: keyof Counted): void {
  const date = dateOf(now().getTime());
  const counted = countsOf(id, date);
  counts.set(`${id} ${date}`, { ...counted, [kind]: counted[kind] + 1 });
}

/**
 * The figures of the days on which it ran: invented numbers, the same every time, and those that were
 * counted since the start.
 */
export function figuresOf(
  { id, startsAt, endsAt, status, weight }: StoredAdvertisement,
  from: string,
  to: string,
): AdvertisementFigures {
  const first = startsAt?.slice(0, 10) ?? '2026-01-01';
  const last = [endsAt?.slice(0, 10) ?? to, dateOf(now().getTime()), to].toSorted()[0] ?? to;
  const days: AdvertisementFigures['days'] = [];
  for (let time = Date.parse(from); dateOf(time) <= last; time += day) {
    const date = dateOf(time);
    if (date < first || status === 'draft') continue;
    const chance = hashOf(`${id} ${date}`);
    const isMatchDay = [3, 6].includes(new Date(time).getUTCDay());
    const shown = (120 + (chance % 90)) * weight * (isMatchDay ? 3 : 1);
    const visited = Math.round((shown * (4 + ((chance >>> 8) % 9))) / 1000);
    const called = Math.floor(visited / (3 + ((chance >>> 16) % 5)));
    const counted = countsOf(id, date);
    days.push({
      date,
      shown: shown + counted.shown,
      visited: visited + counted.visit,
      called: called + counted.call,
    });
  }
  const sum = (key: 'shown' | 'visited' | 'called') =>
    days.reduce((total, each) => total + each[key], 0);
  return { days, total: { shown: sum('shown'), visited: sum('visited'), called: sum('called') } };
}
