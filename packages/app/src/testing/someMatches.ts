import type { Match } from '@touchline/contract/match';
import { seasonMatches } from '@touchline/mocks/fixtures/matches';

const all = seasonMatches();

function first(isIt: (match: Match) => boolean): Match {
  const found = all.find(isIt);
  if (!found) throw new Error('The season has no such match');
  return found;
}

/** For stories: one match of each kind that is rendered differently. */
export const someMatches = {
  live: first(({ status, events }) => status === 'live' && events.length > 2),
  finished: first(({ status, score }) => status === 'finished' && score?.kind === 'points'),
  sets: first(({ status, score }) => status === 'finished' && score?.kind === 'sets'),
  innings: first(({ score }) => score?.kind === 'innings'),
  scheduled: first(({ status }) => status === 'scheduled'),
  postponed: first(({ status }) => status === 'postponed'),
};
