import type { Match } from '@touchline/contract/match';
import { matchDay, setNow } from '../clock.ts';
import { seasonMatches } from '../fixtures/matches.ts';
import { collection } from './collection.ts';
import { onReset, reset } from './resets.ts';

interface DataSet {
  /** The fixed time of the data set. */
  now: string;
  matches: () => Match[];
  /** A licence line that must be visible. */
  credit: string | null;
}

const invented: DataSet = { now: matchDay, matches: seasonMatches, credit: null };

export const dataSetNames = ['school', 'real-season'] as const;
export type DataSetName = (typeof dataSetNames)[number];

let active = invented;
onReset(() => setNow(active.now));

export const matches = collection<Match>('match', () => active.matches());

export function credit(): string | null {
  return active.credit;
}

/** Loads a data set, sets the clock to its day and resets the state. */
export async function loadDataSet(name: DataSetName): Promise<void> {
  active = name === 'school' ? invented : (await import('../fixtures/realSeason.ts')).realSeason;
  reset();
}
