import { AcademicCapIcon, InboxIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { Pagination } from '@touchline/ui/Pagination';
import { Table, type TableColumn } from '@touchline/ui/Table';
import { useAtomValue } from 'jotai';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useResource } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { userAtom } from '#session/session.atoms.ts';
import type { AdminArea } from '../adminAreas.ts';
import { pageOf, pageSize } from './listPage.ts';

interface List<Row> {
  items: readonly Row[];
  total: number;
}

export interface AdminListProps<Row extends { id: string }> {
  area: AdminArea;
  fetch: (query: { pageNumber: number; pageSize: number }) => Promise<List<Row>>;
  columns: (t: TFunction) => readonly TableColumn<Row>[];
}

/**
 * The records of an area of the admin, a page at a time, to read. A school administrator is told
 * whose records they are (ADMIN-1), and that there are none without a school (ADMIN-13).
 */
export function AdminList<Row extends { id: string }>(props: AdminListProps<Row>) {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const isOfOneSchool = user !== null && !user.roles.includes('Administrator');
  return (
    <PageBody>
      <PageTitle title={t(`admin.${props.area}.title`)} />
      {isOfOneSchool && user.school && (
        <Banner tone="info" title={t('admin.ownSchool', { school: user.school.name })} />
      )}
      {isOfOneSchool && !user.school ? (
        <EmptyState
          icon={AcademicCapIcon}
          title={t('admin.noSchoolTitle')}
          description={t('admin.noSchoolText')}
          action={<Link href={paths.contactUs}>{t('admin.noSchoolContact')}</Link>}
        />
      ) : (
        <Records {...props} />
      )}
    </PageBody>
  );
}

function Records<Row extends { id: string }>({ area, fetch, columns }: AdminListProps<Row>) {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const page = pageOf(parameters.get('page'));
  const list = useResource(['admin', area, page], () => fetch({ pageNumber: page, pageSize }));
  if (list.state === 'failed') return <LoadError message={list.message} onRetry={list.onRetry} />;
  const { items, total } = list.state === 'ready' ? list.value : { items: [], total: 0 };
  return (
    <>
      <p role="status">{list.state === 'ready' && t('admin.found', { count: total })}</p>
      {list.state === 'ready' && list.isStale && <p role="status">{t('errors.stale')}</p>}
      <Table
        label={t(`admin.${area}.title`)}
        columns={columns(t)}
        rows={items}
        isLoading={list.state === 'loading'}
        loadingLabel={t('shell.loading')}
        empty={
          <EmptyState
            icon={InboxIcon}
            title={t(`admin.${area}.empty`)}
            description={t('admin.emptyText')}
          />
        }
      />
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / pageSize))}
        onPageChange={(next) => setParameters({ page: String(next) })}
        labels={{
          navigation: t('matches.pages'),
          previous: t('matches.previous'),
          next: t('matches.next'),
          page: (number) => t('matches.page', { page: number }),
          summary: (number, count) => t('matches.summary', { page: number, count }),
        }}
      />
    </>
  );
}
