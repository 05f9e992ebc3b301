import { adminAreas, type AdminArea } from './adminAreas.ts';

/** The address of a record. The id is encoded, so that it stays one path segment. */
export function recordPath(area: AdminArea, id: string): string {
  return `${adminAreas[area].path}/${encodeURIComponent(id)}`;
}

/** The address at which a record of an area is created. */
export function newRecordPath(area: AdminArea): string {
  return `${adminAreas[area].path}/new`;
}

/** The pages of matches beside their records. */
export const matchPaths = {
  import: `${adminAreas.matches.path}/import`,
  score: `${adminAreas.matches.path}/:id/score`,
  lineUps: `${adminAreas.matches.path}/:id/line-ups`,
} as const;

/** The address at which the score of a match is entered. */
export function scorePath(id: string): string {
  return `${recordPath('matches', id)}/score`;
}

/** The address of the line-ups of a match. */
export function lineUpsPath(id: string): string {
  return `${recordPath('matches', id)}/line-ups`;
}

/** The page of the requests to belong to a school, beside the list of the schools. */
export const joinRequestsPath = `${adminAreas.schools.path}/requests`;

/** The areas whose records have a page that visitors see. */
export const previewedAreas = ['schools', 'teams', 'matches'] as const satisfies AdminArea[];

export type PreviewedArea = (typeof previewedAreas)[number];

/** The address at which a record is seen as visitors will see it; without an id its pattern. */
export function previewPath(area: PreviewedArea, id?: string): string {
  return `${id === undefined ? `${adminAreas[area].path}/:id` : recordPath(area, id)}/preview`;
}
