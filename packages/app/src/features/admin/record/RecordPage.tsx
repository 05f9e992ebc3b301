import {
  AcademicCapIcon,
  DocumentMagnifyingGlassIcon,
  LockClosedIcon,
} from '@heroicons/react/24/outline';
import { Breadcrumbs } from '@touchline/ui/Breadcrumbs';
import { Card } from '@touchline/ui/Card';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { revalidateCachedUnder, useResource } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { userAtom } from '#session/session.atoms.ts';
import { adminAreas } from '../adminAreas.ts';
import { onAdminChange } from '../adminChanges.ts';
import { fetchRecord } from './fetchRecord.ts';
import { column, columns, skeleton } from './Record.css.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { recordKey } from './recordKey.ts';
import type { AdminRecord, RecordKind } from './recordKind.ts';

export interface RecordPageProps<Stored extends AdminRecord, Values extends object> {
  kind: RecordKind<Stored, Values>;
}

/**
 * Fetches again what another window changes (ADMIN-67). A change of this window is shown from its
 * answer; what it has removed is not asked for again.
 *
 * @returns stops following
 */
function followOtherWindows(): () => void {
  return onAdminChange(({ area, isElsewhere }) => {
    if (isElsewhere) void revalidateCachedUnder('admin', area);
  });
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

function SavedRecord<Stored extends AdminRecord, Values extends object>({
  kind,
  id,
}: RecordPageProps<Stored, Values> & { id: string }) {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const found = useResource(recordKey(kind.area, id), () => fetchRecord(kind.fetch(id)));
  if (found.state === 'loading') {
    return (
      <RecordFrame kind={kind}>
        <div className={columns}>
          <div className={column}>
            <Skeleton label={t('shell.loading')} />
            <Card>
              <div className={skeleton}>
                <Skeleton lines={12} />
              </div>
            </Card>
          </div>
          <Card>
            <Skeleton lines={4} />
          </Card>
        </div>
      </RecordFrame>
    );
  }
  if (found.state === 'failed') {
    return (
      <RecordFrame kind={kind}>
        <PageTitle title={t(`adminRecord.${kind.area}.one`)} />
        <LoadError message={found.message} onRetry={found.onRetry} />
      </RecordFrame>
    );
  }
  const { value } = found;
  if (value.state !== 'found') {
    return (
      <RecordFrame kind={kind}>
        <PageTitle title={t(`adminRecord.${kind.area}.one`)} />
        <EmptyState
          icon={value.state === 'missing' ? DocumentMagnifyingGlassIcon : LockClosedIcon}
          title={t(`adminRecord.${value.state}Title`)}
          description={t(`adminRecord.${value.state}Text`)}
          action={
            <Link href={adminAreas[kind.area].path}>{t(`adminRecord.${kind.area}.toList`)}</Link>
          }
        />
      </RecordFrame>
    );
  }
  return (
    user && (
      <RecordFrame kind={kind}>
        <RecordEditor
          kind={kind}
          record={value.record}
          blank={kind.blank(user)}
          user={user}
          isStale={found.isStale}
        />
      </RecordFrame>
    )
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
          { label: t(`adminRecord.${kind.area}.list`), href: adminAreas[kind.area].path },
          { label: t(`adminRecord.${kind.area}.one`) },
        ]}
      />
      {children}
    </PageBody>
  );
}

function NoSchool() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={AcademicCapIcon}
      title={t('admin.noSchoolTitle')}
      description={t('admin.noSchoolText')}
      action={<Link href={paths.contactUs}>{t('admin.noSchoolContact')}</Link>}
    />
  );
}
