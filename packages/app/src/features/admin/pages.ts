import { paths } from '#platform/paths.ts';
import { loadAdminHome, loadPage } from './loadPage.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';

/** The pages of the admin area, for the table of routes. */
export const adminPages = [
  { path: paths.adminHome, roles: adminAreas.schools.roles, load: loadAdminHome },
  ...(Object.keys(adminAreas) as AdminArea[]).map((area) => ({
    ...adminAreas[area],
    load: () => loadPage(area),
  })),
];
