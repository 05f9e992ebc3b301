import type { TeamRecord, TeamSummary } from '@touchline/contract/team';
import type { Option } from '@touchline/ui/ComboBox';
import i18next from 'i18next';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { named } from '#platform/language/named.ts';
import { currentSession } from '#session/session.atoms.ts';
import type { FoundRecords } from '../../record/fields/useRecordSearch.ts';

/** A team as it is found; what only the staff see is there for the own ones. */
export type FoundTeam = TeamSummary & { aliases?: readonly string[] };

export interface FoundTeams {
  teams: FoundTeam[];
  /** How many there are; the others are found by a longer text. */
  total: number;
}

const none = { items: [], total: 0 };

/** Whether the own teams may be asked for by a school: the server refuses another one (ADMIN-22). */
function mayAskFor(schoolId: string | undefined): boolean {
  const user = currentSession()?.user;
  const isAdministrator = user?.roles.includes('Administrator') ?? false;
  return schoolId === undefined || isAdministrator || user?.school?.id === schoolId;
}

/**
 * The teams for a text: those that the person administers, drafts among them, before the published
 * ones of other schools.
 *
 * @param most how many of each
 */
export async function searchTeams(
  search: string,
  signal: AbortSignal,
  { most = 20, schoolId }: { most?: number; schoolId?: string | undefined } = {},
): Promise<FoundTeams> {
  const { items, total } = await searchFolded(search, async (text) => {
    const query = {
      pageSize: most,
      ...(text ? { search: text } : {}),
      ...(schoolId === undefined ? {} : { schoolId }),
    };
    const [own, published] = await Promise.all([
      mayAskFor(schoolId)
        ? call('adminTeams', { query: { ...query, status: 'active' }, signal, isTracked: false })
        : none,
      call('teams', { query, signal, isTracked: false }),
    ]);
    return joined(own, published);
  });
  return { teams: items, total };
}

/** The own teams before the others; what is archived plays no more. */
function joined(
  own: Answered<TeamRecord>,
  published: Answered<TeamSummary>,
): { items: FoundTeam[]; total: number } {
  const known = new Set(own.items.map(({ id }) => id));
  const others = published.items.filter(({ id, status }) => !known.has(id) && status === 'active');
  const items = [...own.items, ...others];
  const isAll = [own, published].every((found) => found.total <= found.items.length);
  return { items, total: isAll ? items.length : Math.max(items.length, countOf(own, published)) };
}

interface Answered<Team> {
  items: readonly Team[];
  total: number;
}

/** How many teams two lists have together: the own ones that are published are in both. */
function countOf(
  own: Answered<Pick<TeamRecord, 'visibility'>>,
  published: Answered<Pick<TeamSummary, 'status'>>,
): number {
  // All published ones are among those that an administrator has.
  if (currentSession()?.user.roles.includes('Administrator') && own.total > 0) return own.total;
  const twice = own.items.filter(({ visibility }) => visibility === 'public').length;
  const archived = published.items.filter(({ status }) => status === 'archived').length;
  return own.total + published.total - twice - archived;
}

/** A team as it is offered. */
export interface TeamOption extends Option {
  schoolId: string;
}

/** The teams for what is typed, as options of a field. */
export async function findTeams(
  search: string,
  signal: AbortSignal,
): Promise<FoundRecords<TeamOption>> {
  const { teams, total } = await searchTeams(search, signal);
  const options = teams.map(({ id, name, school, season }) => ({
    id,
    label: named(i18next.t, name),
    description: `${school.name} · ${season}`,
    schoolId: school.id,
  }));
  return { options, total };
}
