import { SchoolCentre, SchoolSkeleton } from '#features/schools';
import { call } from '#platform/client/client.ts';
import { PreviewPage } from './PreviewPage.tsx';
import { queryOfViewer } from './queryOfViewer.ts';

const fetch = (id: string) => call('schoolPreview', { path: { id }, query: queryOfViewer() });

/** A school as visitors will see it. */
export function SchoolPreviewPage() {
  return (
    <PreviewPage area="schools" fetch={fetch} skeleton={<SchoolSkeleton isPreview />}>
      {(preview) => <SchoolCentre school={preview.school} isStale={false} preview={preview} />}
    </PreviewPage>
  );
}
