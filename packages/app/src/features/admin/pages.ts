import type { Role } from '@touchline/contract/user';
import { paths } from '#platform/paths.ts';
import { loadAdminHome, loadPage } from './loadPage.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';
import { loadRecordPage } from './loadRecordPage.ts';
import { loadLineUpsPage, loadScorePage } from './loadMatchPages.ts';
import { matchPaths, newRecordPath } from './recordPaths.ts';

/** Who may create a record: a school administrator has the own school and no other. */
const creators: Partial<Record<AdminArea, readonly Role[]>> = { schools: ['Administrator'] };

const recordPages = (Object.keys(loadRecordPage) as AdminArea[]).flatMap((area) => {
  const { path, roles } = adminAreas[area];
  const load = loadRecordPage[area];
  return [
    // Before `:id`, which would match it too.
    { path: newRecordPath(area), roles: creators[area] ?? roles, load },
    { path: `${path}/:id`, roles, load },
  ];
});

/** The pages of the admin area, for the table of routes. */
export const adminPages = [
  { path: paths.adminHome, roles: adminAreas.schools.roles, load: loadAdminHome },
  ...(Object.keys(adminAreas) as AdminArea[]).map((area) => ({
    ...adminAreas[area],
    load: () => loadPage(area),
  })),
  ...recordPages,
  { path: matchPaths.score, roles: adminAreas.matches.roles, load: loadScorePage },
  { path: matchPaths.lineUps, roles: adminAreas.matches.roles, load: loadLineUpsPage },
];
