import type { Role } from '@touchline/contract/user';
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

/** Loads the code of a page beside the words of the admin area. */
function withTranslations<Page>(load: (from: Loaders) => Promise<Page>): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([loaders().then(load), loadAdminTranslations()]);
    return page;
  };
}

const areaPages = (Object.keys(adminAreas) as AdminArea[]).flatMap((area) => {
  const { path, roles } = adminAreas[area];
  const load = withTranslations(({ loadRecordPage }) => loadRecordPage[area]());
  return [
    { path, roles, load: withTranslations(({ loadPage }) => loadPage(area)) },
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
    load: withTranslations(({ loadAdminHome }) => loadAdminHome()),
  },
  // Before the pages of the areas, whose `:id` would match it too.
  {
    path: matchPaths.import,
    roles: adminAreas.matches.roles,
    load: withTranslations(({ loadMatchImport }) => loadMatchImport()),
  },
  {
    path: joinRequestsPath,
    roles: adminAreas.schools.roles,
    load: withTranslations(({ loadJoinRequestsPage }) => loadJoinRequestsPage()),
  },
  ...areaPages,
  ...previewedAreas.map((area) => ({
    path: previewPath(area),
    roles: adminAreas[area].roles,
    load: withTranslations(({ loadPreviewPage }) => loadPreviewPage[area]()),
  })),
  {
    path: matchPaths.score,
    roles: adminAreas.matches.roles,
    load: withTranslations(({ loadScorePage }) => loadScorePage()),
  },
  {
    path: matchPaths.lineUps,
    roles: adminAreas.matches.roles,
    load: withTranslations(({ loadLineUpsPage }) => loadLineUpsPage()),
  },
];
