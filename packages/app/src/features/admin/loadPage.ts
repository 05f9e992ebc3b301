import type { ComponentType } from 'react';
import { withSchemas, type Callable } from '#platform/client/schemas.ts';
import type { AdminArea } from './adminAreas.ts';

/** The call whose answer each area lists. */
const calls: Record<AdminArea, Callable> = {
  schools: 'adminSchools',
  matches: 'adminMatches',
  athletes: 'athletes',
  teams: 'adminTeams',
  advertisements: 'adminAdvertisements',
  messages: 'adminMessages',
};

/** Loads the code of the page of an area. */
export async function loadPage(area: AdminArea): Promise<{ Page: ComponentType }> {
  const { pages } = await withSchemas(import('./AdminList/pages.tsx'), calls[area]);
  return { Page: pages[area] };
}
