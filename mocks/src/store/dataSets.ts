import { matchRecord } from '@touchline/contract/adminMatch';
import * as v from 'valibot';
import { matchDay, startAt } from '../clock.ts';
import { type StoredAthlete, seedAthletes } from '../fixtures/athletes.ts';
import { type StoredMatch, draftMatches, toStored } from '../fixtures/draftMatches.ts';
import { withLineUps } from '../fixtures/lineUps.ts';
import { seasonMatches } from '../fixtures/matches.ts';
import { type Records, records } from './records.ts';
import { onReset, reset } from './resets.ts';

interface DataSet {
  /** The fixed time of the data set. */
  now: string;
  matches: () => StoredMatch[];
  /** Omitted: those of the invented schools. */
  athletes?: () => StoredAthlete[];
  /** A licence line that must be visible. */
  credit: string | null;
}

let season: StoredMatch[] | undefined;

const invented: DataSet = {
  now: matchDay,
  // Computed once, because each reset asks for it and the store copies what it gets.
  matches: () =>
    (season ??= [...seasonMatches().map(toStored).map(withLineUps), ...draftMatches()]),
  credit: null,
};

export const dataSetNames = ['school', 'real-season', 'world-cup', 'ten-thousand'] as const;
export type DataSetName = (typeof dataSetNames)[number];

let active = invented;
onReset(() => startAt(active.now));

export const matches: Records<StoredMatch> = records<StoredMatch>(
  'match',
  () => active.matches(),
  (match) => v.parse(matchRecord, match),
);

/** The matches that everybody sees. */
export function publicMatches(): StoredMatch[] {
  return matches.list().filter(({ visibility }) => visibility === 'public');
}

/** The athletes that the data set begins with. */
export function firstAthletes(): StoredAthlete[] {
  return active.athletes?.() ?? seedAthletes();
}

export function credit(): string | null {
  return active.credit;
}

/** Loads a data set, sets the clock to its day and resets the state. */
export async function loadDataSet(name: DataSetName): Promise<void> {
  active = await dataSets[name]();
  reset();
}

const dataSets: Record<DataSetName, () => DataSet | Promise<DataSet>> = {
  school: () => invented,
  'real-season': async () => {
    const { realSeason } = await import('../fixtures/realSeason.ts');
    return { ...realSeason, matches: () => realSeason.matches().map(toStored) };
  },
  'world-cup': async () => {
    const { worldCup } = await import('../fixtures/worldCup.ts');
    return { ...worldCup, matches: () => worldCup.matches().map(toStored) };
  },
  'ten-thousand': async () => {
    const { tenThousand, tenThousandAthletes } = await import('../fixtures/tenThousand.ts');
    return {
      ...invented,
      matches: () => tenThousand(invented.matches()),
      athletes: () => tenThousandAthletes(seedAthletes()),
    };
  },
};
