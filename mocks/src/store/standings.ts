import type { Match } from '@touchline/contract/match';
import type { Standing, Standings } from '@touchline/contract/team';
import { publicMatches } from './dataSets.ts';
import { teams } from './teams.ts';

/** The totals of both sides; null for a match that does not count. */
function totalsOf({ status, score }: Match): [home: number, away: number] | null {
  if (status !== 'finished' || !score) return null;
  if (score.kind !== 'innings') return [score.home, score.away];
  const runsOf = (side: 'home' | 'away') =>
    score.innings.reduce((sum, { team, runs }) => sum + (team === side ? runs : 0), 0);
  return [runsOf('home'), runsOf('away')];
}

function isKnockOut({ decidedBy }: Match): boolean {
  return decidedBy === 'penalties' || decidedBy === 'extraTime';
}

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
 * The table of the competition of a team: three points for a win, one for a draw, then difference,
 * then what was scored. Null for knock-out rounds and before the first match.
 */
export function standingsOf(teamId: string, visible: readonly Match[] = publicMatches()) {
  const own = visible.find((match) => match.teams.some(({ id }) => id === teamId));
  const competition = own?.competition;
  if (!own || !competition) return null;
  const all = visible.filter(
    (match) =>
      match.competition === competition &&
      match.sport === own.sport &&
      match.ageGroup === own.ageGroup,
  );
  if (all.some(isKnockOut)) return null;
  const rows = new Map<string, Row>();
  for (const match of all) {
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
  if (!sorted.some(({ played }) => played)) return null;
  const answered: Standings = {
    competition,
    season: teams.find(teamId)?.season ?? '',
    rows: sorted.map((row, index) => ({ rank: index + 1, ...row })),
  };
  return answered;
}
