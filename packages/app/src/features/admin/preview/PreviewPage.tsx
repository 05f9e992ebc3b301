import { Banner } from '@touchline/ui/Banner';
import { Breadcrumbs } from '@touchline/ui/Breadcrumbs';
import { Link } from '@touchline/ui/Link';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { useMatch } from '#platform/reactRouter.ts';
import { AgedStaleNote } from '../AgedStaleNote.tsx';
import { answeredAt, noteAnswers } from '../answerTimes.ts';
import { listHref } from '../rememberedLists.ts';
import { focusRefreshInterval } from '../refreshIntervals.ts';
import { fetchRecord } from '../record/fetchRecord.ts';
import { followOtherWindows } from '../record/versions/followOtherWindows.ts';
import { RecordGate } from '../record/RecordGate.tsx';
import { previewPath, recordPath, type PreviewedArea } from '../recordPaths.ts';
import { secondLine } from './PreviewPage.css.ts';

interface Answer {
  /** Whether visitors see it now. */
  isPublic: boolean;
}

export interface PreviewPageProps<Preview extends Answer> {
  area: PreviewedArea;
  fetch: (id: string) => Promise<Preview>;
  /** Stands for what `children` will draw. */
  skeleton: ReactNode;
  children: (preview: Preview) => ReactNode;
}

/**
 * The page of a record as visitors will see it, before it is published (ADMIN-9). It follows what is
 * saved in another window, in which the record can stay open.
 */
export function PreviewPage<Preview extends Answer>({
  area,
  fetch,
  skeleton,
  children,
}: PreviewPageProps<Preview>) {
  const { t } = useTranslation();
  const { id = '' } = useMatch(previewPath(area))?.params ?? {};
  useEffect(followOtherWindows, []);
  const key = ['admin', area, 'preview', id];
  const found = useResource(key, () => fetchRecord(fetch(id)), {
    focusThrottleInterval: focusRefreshInterval,
    onRequest: noteAnswers(key),
  });
  const record = recordPath(area, id);
  return (
    <PageBody>
      <Breadcrumbs
        label={t('adminRecord.breadcrumbs')}
        items={[
          { label: t(`adminRecord.${area}.list`), href: listHref(area) },
          { label: t(`adminRecord.${area}.one`), href: record },
          { label: t('adminRecord.preview.title') },
        ]}
      />
      <RecordGate
        area={area}
        found={found}
        skeleton={
          <>
            <Note record={record}>
              <Skeleton />
              <div className={secondLine}>
                <Skeleton />
              </div>
            </Note>
            {skeleton}
          </>
        }
      >
        {(preview) => (
          <>
            <Note record={record}>
              {t(`adminRecord.preview.${preview.isPublic ? 'isPublic' : 'isNotPublic'}`)}
            </Note>
            {found.isStale && (
              <AgedStaleNote at={answeredAt(key)} onRefresh={() => revalidateCached(key)} />
            )}
            {children(preview)}
          </>
        )}
      </RecordGate>
    </PageBody>
  );
}

/** Says that this is a preview, and leads back to the record. */
function Note({ record, children }: { record: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Banner
      title={t('adminRecord.preview.title')}
      action={<Link href={record}>{t('adminRecord.preview.back')}</Link>}
    >
      {children}
    </Banner>
  );
}
