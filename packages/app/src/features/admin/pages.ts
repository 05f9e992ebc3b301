import type { ComponentType } from 'react';
import { withSchemas, type Callable } from '#platform/client/schemas.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';

/** The call whose answer each area lists. */
const calls: Record<AdminArea, Callable> = {
  schools: 'adminSchools',
  matches: 'adminMatches',
  athletes: 'athletes',
  teams: 'adminTeams',
  advertisements: 'adminAdvertisements',
  messages: 'adminMessages',
};

async function loadPage(area: AdminArea): Promise<{ Page: ComponentType }> {
  const { pages } = await withSchemas(import('./AdminList/pages.tsx'), calls[area]);
  return { Page: pages[area] };
}

/** The pages of the admin area, for the table of routes. */
export const adminPages = (Object.keys(adminAreas) as AdminArea[]).map((area) => ({
  ...adminAreas[area],
  load: () => loadPage(area),
}));
