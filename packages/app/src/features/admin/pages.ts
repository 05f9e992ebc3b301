import type { Role } from '@touchline/contract/user';
import { paths } from '#platform/paths.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';
import { matchPaths, newRecordPath, previewedAreas, previewPath } from './recordPaths.ts';

/** Who may create a record: a school administrator has the own school and no other. */
const creators: Partial<Record<AdminArea, readonly Role[]>> = { schools: ['Administrator'] };

/**
 * A chunk of its own: it names the files of every admin page, which most people never visit.
 */
const loaders = () => import('./loaders.ts');

const areaPages = (Object.keys(adminAreas) as AdminArea[]).flatMap((area) => {
  const { path, roles } = adminAreas[area];
  const load = async () => (await loaders()).loadRecordPage[area]();
  return [
    { path, roles, load: async () => (await loaders()).loadPage(area) },
    // Before `:id`, which would match it too.
    { path: newRecordPath(area), roles: creators[area] ?? roles, load },
    { path: `${path}/:id`, roles, load },
  ];
});

/** The pages of the admin area, for the table of routes. */
export const adminPages = [
  {
    path: paths.adminHome,
    roles: adminAreas.schools.roles,
    load: async () => (await loaders()).loadAdminHome(),
  },
  // Before the pages of the areas, whose `:id` would match it too.
  {
    path: matchPaths.import,
    roles: adminAreas.matches.roles,
    load: async () => (await loaders()).loadMatchImport(),
  },
  ...areaPages,
  ...previewedAreas.map((area) => ({
    path: previewPath(area),
    roles: adminAreas[area].roles,
    load: async () => (await loaders()).loadPreviewPage[area](),
  })),
  {
    path: matchPaths.score,
    roles: adminAreas.matches.roles,
    load: async () => (await loaders()).loadScorePage(),
  },
  {
    path: matchPaths.lineUps,
    roles: adminAreas.matches.roles,
    load: async () => (await loaders()).loadLineUpsPage(),
  },
];
