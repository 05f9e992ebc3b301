import type { MatchRow } from '@touchline/contract/adminMatch';
import { call } from '#platform/client/client.ts';
import { cutSearchText } from '#platform/searchText.ts';
import { scheduleOf } from '../fields/matchTime.ts';
import type { MatchValues, TypedSide } from '../fields/matchValues.ts';

/**
 * The match that was created from these fields, among those that were changed last; null for none.
 *
 * @param known the ids of those that were there before
 */
export async function findCreated(
  values: MatchValues,
  known: ReadonlySet<string>,
): Promise<MatchRow | null> {
  const search = cutSearchText(values.broadcastTitle);
  const { items } = await call('adminMatches', {
    query: { search, sort: 'updatedAt', order: 'desc', pageSize: 100 },
  });
  return items.find((row) => !known.has(row.id) && isMade(row, values)) ?? null;
}

/** Whether a match is what these fields would create. */
export function isMade(row: MatchRow, values: MatchValues): boolean {
  const [home, away] = row.teams;
  return (
    row.broadcastTitle === values.broadcastTitle.normalize('NFC').trim() &&
    row.status === 'scheduled' &&
    row.visibility === 'draft' &&
    row.sport === values.sport &&
    isSide(home, values.homeTeam) &&
    isSide(away, values.awayTeam) &&
    isAt(row, values)
  );
}

function isSide(team: MatchRow['teams'][number] | undefined, side: TypedSide): boolean {
  if (side.kind === 'team') return team?.id === side.id;
  const name = side.kind === 'guest' ? side.name.normalize('NFC').trim() : '';
  return (team?.id ?? null) === null && (team?.name ?? '') === name;
}

function isAt({ schedule }: MatchRow, values: MatchValues): boolean {
  const wanted = scheduleOf(values.schedule);
  if (schedule.kind === 'dateTime' && wanted.kind === 'dateTime')
    return Date.parse(schedule.startsAt) === Date.parse(wanted.startsAt);
  if (schedule.kind === 'date' && wanted.kind === 'date') return schedule.date === wanted.date;
  return schedule.kind === wanted.kind;
}
