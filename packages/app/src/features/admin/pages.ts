import { loadPage } from './loadPage.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';

/** The pages of the admin area, for the table of routes. */
export const adminPages = (Object.keys(adminAreas) as AdminArea[]).map((area) => ({
  ...adminAreas[area],
  load: () => loadPage(area),
}));
