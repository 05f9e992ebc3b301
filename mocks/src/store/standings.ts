import type { Match } from '@touchline/contract/match';
import type { Standing, Standings } from '@touchline/contract/team';
import { leagues } from '../fixtures/leagues.ts';
import { publicMatches } from './dataSets.ts';
import { teams } from './teams.ts';

/** The totals of both sides; null for a match that does not count. */
function totalsOf({ status, score, decidedBy }: Match): [home: number, away: number] | null {
  if (status !== 'finished' || decidedBy === 'noResult' || !score) return null;
  if (score.kind !== 'innings') return [score.home, score.away];
  const runsOf = (side: 'home' | 'away') =>
    score.innings.reduce((sum, { team, runs }) => sum + (team === side ? runs : 0), 0);
  return [runsOf('home'), runsOf('away')];
}

/** Not by how a match was decided: a league can have a match with extra time, too. */
const cups = new Set(leagues.filter(({ isCup }) => isCup).map(({ competition }) => competition));

type Row = Omit<Standing, 'rank'>;

function rowFor({ id, name, school, crestUrl, colours }: Match['teams'][number]): Row {
  return {
    teamId: id ?? '',
    teamName: name,
    schoolId: school.id,
    schoolName: school.name,
    crestUrl,
    colours,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    points: 0,
  };
}

function count(row: Row, scored: number, conceded: number): void {
  row.played += 1;
  row.scored += scored;
  row.conceded += conceded;
  if (scored > conceded) row.won += 1;
  else if (scored === conceded) row.drawn += 1;
  else row.lost += 1;
  row.points = 3 * row.won + row.drawn;
}

function byRank(one: Row, other: Row): number {
  return (
    other.points - one.points ||
    other.scored - other.conceded - (one.scored - one.conceded) ||
    other.scored - one.scored ||
    one.teamName.localeCompare(other.teamName, 'tr')
  );
}

/**
 * The table of the competition in which a team plays most, of those that have one: three points for a
 * win, one for a draw, then difference, then what was scored. Null for cups and before the first match.
 */
export function standingsOf(teamId: string, visible: readonly Match[] = publicMatches()) {
  const own = visible.filter(({ teams: sides }) => sides.some(({ id }) => id === teamId));
  const byCompetition = [...Map.groupBy(own, ({ competition }) => competition).values()];
  for (const [match] of byCompetition.toSorted((one, other) => other.length - one.length)) {
    const rows = match && rowsOf(match, visible);
    if (!rows) continue;
    const answered: Standings = {
      competition: match.competition ?? '',
      season: teams.find(teamId)?.season ?? '',
      rows: rows.map((row, index) => ({ rank: index + 1, ...row })),
    };
    return answered;
  }
  return null;
}

/** The rows of the competition of a match in their order; null where it has no table. */
function rowsOf({ competition, sport, ageGroup }: Match, visible: readonly Match[]): Row[] | null {
  if (!competition || cups.has(competition)) return null;
  const rows = new Map<string, Row>();
  for (const match of visible) {
    if (match.competition !== competition || match.sport !== sport || match.ageGroup !== ageGroup)
      continue;
    const [home, away] = match.teams;
    const totals = totalsOf(match);
    if (!home?.id || !away?.id) continue;
    for (const team of [home, away])
      if (team.id && !rows.has(team.id)) rows.set(team.id, rowFor(team));
    const [homeRow, awayRow] = [rows.get(home.id), rows.get(away.id)];
    if (!totals || !homeRow || !awayRow) continue;
    count(homeRow, totals[0], totals[1]);
    count(awayRow, totals[1], totals[0]);
  }
  const sorted = [...rows.values()].toSorted(byRank);
  return sorted.some(({ played }) => played) ? sorted : null;
}
