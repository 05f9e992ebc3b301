import { MatchCentre, MatchCentreSkeleton } from '#features/matches';
import { call } from '#platform/client/client.ts';
import { PreviewPage } from './PreviewPage.tsx';

const fetch = (id: string) => call('matchPreview', { path: { id } });

/** A match as visitors will see it. */
export function MatchPreviewPage() {
  return (
    <PreviewPage area="matches" fetch={fetch} skeleton={<MatchCentreSkeleton hasActions={false} />}>
      {({ match, lineUps }) => <MatchCentre match={match} connection={null} preview={lineUps} />}
    </PreviewPage>
  );
}
