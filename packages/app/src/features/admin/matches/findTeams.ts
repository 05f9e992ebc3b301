import type { TeamSummary } from '@touchline/contract/team';
import type { Option } from '@touchline/ui/ComboBox';
import { call } from '#platform/client/client.ts';

/** A team as it is found; what only the staff see is there for the own ones. */
export type FoundTeam = TeamSummary & { aliases?: readonly string[] };

/**
 * The teams for a text: those that the person administers, drafts among them, before the published
 * ones of other schools.
 */
export async function searchTeams(search: string, signal: AbortSignal): Promise<FoundTeam[]> {
  const query = { pageSize: 20, ...(search ? { search } : {}) };
  const [own, published] = await Promise.all([
    call('adminTeams', { query: { ...query, status: 'active' }, signal, isTracked: false }),
    call('teams', { query, signal, isTracked: false }),
  ]);
  const known = new Set(own.items.map(({ id }) => id));
  // What is archived plays no more.
  const others = published.items.filter(({ id, status }) => !known.has(id) && status === 'active');
  return [...own.items, ...others];
}

/** The teams for what is typed, as options of a field. */
export async function findTeams(search: string, signal: AbortSignal): Promise<Option[]> {
  return (await searchTeams(search, signal)).map(({ id, name, school, season }) => ({
    id,
    label: name,
    description: `${school.name} · ${season}`,
  }));
}
