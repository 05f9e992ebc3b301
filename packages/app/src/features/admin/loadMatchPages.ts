import type { ComponentType } from 'react';
import { withSchemas } from '#platform/client/schemas.ts';

/** Loads the page on which the score of a match is entered. */
export async function loadScorePage(): Promise<{ Page: ComponentType }> {
  const { ScorePage } = await withSchemas(import('./matches/score/ScorePage.tsx'), 'adminMatch');
  return { Page: ScorePage };
}

/** Loads the page of the line-ups of a match. */
export async function loadLineUpsPage(): Promise<{ Page: ComponentType }> {
  const { LineUpsPage } = await withSchemas(
    import('./matches/lineUps/LineUpsPage.tsx'),
    'adminMatch',
    'adminTeam',
    'athletes',
  );
  return { Page: LineUpsPage };
}

/** Loads the page on which matches are read from a file. */
export async function loadMatchImport(): Promise<{ Page: ComponentType }> {
  const { ImportPage } = await withSchemas(
    import('./matches/import/ImportPage.tsx'),
    'createMatch',
    'adminTeams',
    'teams',
    'schools',
  );
  return { Page: ImportPage };
}
