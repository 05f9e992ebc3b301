import type { Match } from '@touchline/contract/match';
import { matchDay, setNow } from '../clock.ts';
import { seasonMatches } from '../fixtures/matches.ts';
import { collection } from './collection.ts';
import { onReset, reset } from './resets.ts';

interface DataSet {
  /** The moment at which the clock stands. */
  now: string;
  matches: () => Match[];
  /** Licence line that stays visible. */
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

/** Loads a data set, moves the clock to its day and starts afresh. */
export async function loadDataSet(name: DataSetName): Promise<void> {
  active = name === 'school' ? invented : (await import('../fixtures/realSeason.ts')).realSeason;
  reset();
}
