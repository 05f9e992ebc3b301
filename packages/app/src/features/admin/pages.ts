import type { Role } from '@touchline/contract/user';
import type { ComponentType } from 'react';
import { loadAdminTranslations } from '#platform/language/i18n.ts';
import { paths } from '#platform/paths.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';
import {
  joinRequestsPath,
  matchPaths,
  newRecordPath,
  previewedAreas,
  previewPath,
} from './recordPaths.ts';

/** Who may create a record, where not everybody who may see the area may. */
const creators: Partial<Record<AdminArea, readonly Role[]>> = { schools: ['Administrator'] };

/**
 * A chunk of its own: it names the files of every admin page, which most people never visit.
 */
const loaders = () => import('./loaders.ts');

type Loaders = Awaited<ReturnType<typeof loaders>>;

type Load = (from: Loaders) => Promise<{ Page: ComponentType }>;

/** Loads the code of a page beside the words of the admin area. */
function withTranslations(load: Load) {
  return async () => {
    const [page] = await Promise.all([loaders().then(load), loadAdminTranslations()]);
    return page;
  };
}

/** A page beside the lists and the records of its area. */
function pageOf(path: string, area: AdminArea, load: Load) {
  return { path, roles: adminAreas[area].roles, load: withTranslations(load) };
}

const areaPages = (Object.keys(adminAreas) as AdminArea[]).flatMap((area) => {
  const { path, roles } = adminAreas[area];
  const load = withTranslations(({ loadRecordPage }) => loadRecordPage[area]());
  return [
    pageOf(path, area, ({ loadPage }) => loadPage(area)),
    // Before `:id`, which would match it too.
    { path: newRecordPath(area), roles: creators[area] ?? roles, load },
    { path: `${path}/:id`, roles, load },
  ];
});

/** The pages of the admin area, for the table of routes. */
export const adminPages = [
  pageOf(paths.adminHome, 'schools', ({ loadAdminHome }) => loadAdminHome()),
  // Before the pages of the areas, whose `:id` would match these two too.
  pageOf(matchPaths.import, 'matches', ({ loadMatchImport }) => loadMatchImport()),
  pageOf(joinRequestsPath, 'schools', ({ loadJoinRequestsPage }) => loadJoinRequestsPage()),
  ...areaPages,
  ...previewedAreas.map((area) =>
    pageOf(previewPath(area), area, ({ loadPreviewPage }) => loadPreviewPage[area]()),
  ),
  pageOf(matchPaths.score, 'matches', ({ loadScorePage }) => loadScorePage()),
  pageOf(matchPaths.lineUps, 'matches', ({ loadLineUpsPage }) => loadLineUpsPage()),
];
