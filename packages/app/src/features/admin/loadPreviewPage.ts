import type { ComponentType } from 'react';
import { withSchemas } from '#platform/client/schemas.ts';
import type { PreviewedArea } from './recordPaths.ts';

/** Loads the code of the page on which a record is seen as visitors will see it. */
export const loadPreviewPage: Record<PreviewedArea, () => Promise<{ Page: ComponentType }>> = {
  schools: () =>
    withSchemas(import('./preview/SchoolPreviewPage.tsx'), 'schoolPreview').then(
      ({ SchoolPreviewPage: Page }) => ({ Page }),
    ),
  teams: () =>
    withSchemas(import('./preview/TeamPreviewPage.tsx'), 'teamPreview').then(
      ({ TeamPreviewPage: Page }) => ({ Page }),
    ),
  matches: () =>
    withSchemas(import('./preview/MatchPreviewPage.tsx'), 'matchPreview').then(
      ({ MatchPreviewPage: Page }) => ({ Page }),
    ),
};
