import type { Option } from '@touchline/ui/ComboBox';
import { call } from '#platform/client/client.ts';

/**
 * The teams for what is typed: those that the person administers, drafts among them, before the
 * published ones of other schools.
 */
export async function findTeams(search: string, signal: AbortSignal): Promise<Option[]> {
  const query = { pageSize: 20, ...(search ? { search } : {}) };
  const [own, published] = await Promise.all([
    call('adminTeams', { query: { ...query, status: 'active' }, signal, isTracked: false }),
    call('teams', { query, signal, isTracked: false }),
  ]);
  const known = new Set(own.items.map(({ id }) => id));
  return [...own.items, ...published.items.filter(({ id }) => !known.has(id))].map(
    ({ id, name, school, season }) => ({
      id,
      label: name,
      description: `${school.name} · ${season}`,
    }),
  );
}
