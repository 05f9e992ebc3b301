import type { MatchStatus, Sport } from '@touchline/contract/match';
import { seasonMatches } from '@touchline/mocks/fixtures/matches';
import { within } from 'storybook/test';

/** A match of the season, which an administrator finds in every status and sport. */
export function matchOf(status: MatchStatus, sport: Sport): string {
  const found = seasonMatches().find((match) => match.status === status && match.sport === sport);
  if (!found) throw new Error(`The season has no ${sport} that is ${status}`);
  return found.id;
}

export const liveFootball = matchOf('live', 'football');

/** The group of buttons that enter the score. */
export async function scoreKeys(canvas: ReturnType<typeof within>) {
  return within(await canvas.findByRole('group', { name: 'Enter the score' }));
}
