import { Breadcrumbs } from '@touchline/ui/Breadcrumbs';
import { useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { useMatch } from '#platform/reactRouter.ts';
import { userAtom } from '#session/session.atoms.ts';
import { adminAreas } from '../adminAreas.ts';
import { answeredAt, noteAnswers } from '../answerTimes.ts';
import { listHref } from '../rememberedLists.ts';
import { focusRefreshInterval, refreshInterval } from '../refreshIntervals.ts';
import { NoSchool } from '../NoSchool.tsx';
import { followOtherWindows } from './versions/followOtherWindows.ts';
import { fetchRecord } from './fetchRecord.ts';
import { RecordEditor } from './form/RecordEditor.tsx';
import { RecordGate } from './RecordGate.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { recordKey } from './recordKey.ts';
import type { AdminRecord, RecordKind } from './recordKind.ts';

export interface RecordPageProps<Stored extends AdminRecord, Values extends object> {
  kind: RecordKind<Stored, Values>;
}

/** The page of one record of the admin area: to read it, to create it and to change it (ADMIN-60). */
export function RecordPage<Stored extends AdminRecord, Values extends object>({
  kind,
}: RecordPageProps<Stored, Values>) {
  const { id = '' } = useMatch(`${adminAreas[kind.area].path}/:id`)?.params ?? {};
  const user = useAtomValue(userAtom);
  useEffect(followOtherWindows, []);
  if (!user) return null;
  if (id !== 'new') return <SavedRecord key={id} kind={kind} id={id} />;
  const hasNoSchool = !user.roles.includes('Administrator') && !user.school;
  return (
    <RecordFrame kind={kind}>
      {hasNoSchool ? (
        <NoSchool />
      ) : (
        <RecordEditor kind={kind} record={null} blank={kind.blank(user)} user={user} />
      )}
    </RecordFrame>
  );
}

/** How often a record that changes by itself is asked for again, in ms. */
const movingInterval = 10_000;

function SavedRecord<Stored extends AdminRecord, Values extends object>({
  kind,
  id,
}: RecordPageProps<Stored, Values> & { id: string }) {
  const user = useAtomValue(userAtom);
  const key = recordKey(kind.area, id);
  const found = useResource(key, () => fetchRecord(kind.fetch(id)), {
    focusThrottleInterval: focusRefreshInterval,
    onRequest: noteAnswers(key),
    refreshInterval: (latest) =>
      latest?.state === 'found' && kind.isMoving?.(latest.record)
        ? movingInterval
        : refreshInterval,
  });
  return (
    <RecordFrame kind={kind}>
      <RecordGate area={kind.area} found={found} skeleton={<RecordSkeleton area={kind.area} />}>
        {(record) =>
          user && (
            <RecordEditor
              kind={kind}
              record={record}
              blank={kind.blank(user)}
              user={user}
              stale={
                found.isStale
                  ? { at: answeredAt(key), onRefresh: () => revalidateCached(key) }
                  : null
              }
            />
          )
        }
      </RecordGate>
    </RecordFrame>
  );
}

function RecordFrame<Stored extends AdminRecord, Values extends object>({
  kind,
  children,
}: RecordPageProps<Stored, Values> & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PageBody>
      <Breadcrumbs
        label={t('adminRecord.breadcrumbs')}
        items={[
          { label: t(`adminRecord.${kind.area}.list`), href: listHref(kind.area) },
          { label: t(`adminRecord.${kind.area}.one`) },
        ]}
      />
      {children}
    </PageBody>
  );
}
