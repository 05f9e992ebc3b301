import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Breadcrumbs } from '@touchline/ui/Breadcrumbs';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { useMatch } from '#platform/reactRouter.ts';
import { AgedStaleNote } from '../AgedStaleNote.tsx';
import { answeredAt, noteAnswers } from '../answerTimes.ts';
import { listHref } from '../rememberedLists.ts';
import { focusRefreshInterval } from '../refreshIntervals.ts';
import { fetchRecord } from '../record/fetchRecord.ts';
import { followOtherWindows } from '../record/versions/followOtherWindows.ts';
import { RecordGate } from '../record/RecordGate.tsx';
import { recordKey } from '../record/recordKey.ts';
import { recordPath } from '../recordPaths.ts';

/** How often a match that is open is asked for again, in ms (MATCH-38). */
const refreshInterval = 15_000;

export interface MatchFrameProps {
  /** Its path, with the id of the match. */
  path: string;
  title: string;
  /** Stands for what comes while the match is loading. */
  skeleton: ReactNode;
  /** @param isStale whether the page says already that the match could not be refreshed */
  children: (match: MatchRecord, isStale: boolean) => ReactNode;
}

/** A page of a match beside its record, which follows what others do with it (ADMIN-67). */
export function MatchFrame({ path, title, skeleton, children }: MatchFrameProps) {
  const { t } = useTranslation();
  const { id = '' } = useMatch(path)?.params ?? {};
  useEffect(followOtherWindows, []);
  const key = recordKey('matches', id);
  const found = useResource(key, () => fetchRecord(call('adminMatch', { path: { id } })), {
    refreshInterval,
    focusThrottleInterval: focusRefreshInterval,
    onRequest: noteAnswers(key),
  });
  return (
    <PageBody>
      <Breadcrumbs
        label={t('adminRecord.breadcrumbs')}
        items={[
          { label: t('adminRecord.matches.list'), href: listHref('matches') },
          { label: t('adminRecord.matches.one'), href: recordPath('matches', id) },
          { label: title },
        ]}
      />
      <RecordGate area="matches" found={found} skeleton={skeleton}>
        {(match) => (
          <>
            {found.isStale && (
              <AgedStaleNote at={answeredAt(key)} onRefresh={() => revalidateCached(key)} />
            )}
            {children(match, found.isStale)}
          </>
        )}
      </RecordGate>
    </PageBody>
  );
}
