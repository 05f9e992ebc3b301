import type { ComponentType } from 'react';
import { withSchemas, type Callable } from '#platform/client/schemas.ts';
import type { AdminArea } from './adminAreas.ts';

/** The code of the list of each area, and the call that it makes first. */
const lists: Record<AdminArea, [load: () => Promise<{ Page: ComponentType }>, call: Callable]> = {
  schools: [() => import('./AdminList/areas/schools.tsx'), 'adminSchools'],
  matches: [() => import('./AdminList/areas/matches.tsx'), 'adminMatches'],
  athletes: [() => import('./AdminList/areas/athletes.tsx'), 'athletes'],
  teams: [() => import('./AdminList/areas/teams.tsx'), 'adminTeams'],
  advertisements: [() => import('./AdminList/areas/advertisements.tsx'), 'adminAdvertisements'],
  messages: [() => import('./AdminList/areas/messages.tsx'), 'adminMessages'],
};

/** Loads the code of the list of an area. */
export async function loadPage(area: AdminArea): Promise<{ Page: ComponentType }> {
  const [load, call] = lists[area];
  const { Page } = await withSchemas(load(), call);
  return { Page };
}

/** Loads the code of the home of the admin area. */
export async function loadAdminHome(): Promise<{ Page: ComponentType }> {
  const { AdminHome } = await withSchemas(
    import('./AdminHome/AdminHome.tsx'),
    'adminMatches',
    'athletes',
  );
  return { Page: AdminHome };
}

/** Loads the code of the page of the requests to belong to a school. */
export async function loadJoinRequestsPage(): Promise<{ Page: ComponentType }> {
  const { JoinRequestsPage } = await withSchemas(
    import('./joinRequests/JoinRequestsPage.tsx'),
    'joinRequests',
  );
  return { Page: JoinRequestsPage };
}
