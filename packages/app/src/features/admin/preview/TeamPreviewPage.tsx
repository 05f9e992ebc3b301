import { TeamCentre, TeamSkeleton } from '#features/schools';
import { call } from '#platform/client/client.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { queryOfViewer } from './queryOfViewer.ts';

const fetch = (id: string) => call('teamPreview', { path: { id }, query: queryOfViewer() });

/** A team as visitors will see it. */
export function TeamPreviewPage() {
  return (
    <PreviewPage area="teams" fetch={fetch} skeleton={<TeamSkeleton isPreview />}>
      {(preview) => <TeamCentre team={preview.team} isStale={false} preview={preview} />}
    </PreviewPage>
  );
}
