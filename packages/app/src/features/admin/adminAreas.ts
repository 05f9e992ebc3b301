import type { Role } from '@touchline/contract/user';
import { paths } from '#platform/paths.ts';

const staff: readonly Role[] = ['Administrator', 'SchoolAdministrator'];
const administrator: readonly Role[] = ['Administrator'];

/** Who may see which area: the navigation and the guards read the same table (AUTH-19, NAV-5). */
export const adminAreas = {
  schools: { path: paths.adminSchools, roles: staff },
  matches: { path: paths.adminMatches, roles: staff },
  athletes: { path: paths.adminAthletes, roles: staff },
  teams: { path: paths.adminTeams, roles: staff },
  advertisements: { path: paths.adminAdvertisements, roles: administrator },
  messages: { path: paths.adminMessages, roles: administrator },
} as const;

export type AdminArea = keyof typeof adminAreas;
