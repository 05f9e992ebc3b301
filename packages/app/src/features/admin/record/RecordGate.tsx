import { DocumentMagnifyingGlassIcon, LockClosedIcon } from '@heroicons/react/24/outline';
import { Card } from '@touchline/ui/Card';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import type { Resource } from '@touchline/ui/resource';
import { Skeleton } from '@touchline/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { adminAreas, type AdminArea } from '../adminAreas.ts';
import type { FoundRecord } from './fetchRecord.ts';
import { column, columns, skeleton } from './Record.css.ts';

export interface RecordGateProps<Stored> {
  area: AdminArea;
  found: Resource<FoundRecord<Stored>>;
  children: (record: Stored) => ReactNode;
}

/** A record once it is there; until then, or instead of it, why it is not (ADMIN-65). */
export function RecordGate<Stored>({ area, found, children }: RecordGateProps<Stored>) {
  const { t } = useTranslation();
  if (found.state === 'loading') {
    return (
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
    );
  }
  if (found.state === 'failed') {
    return (
      <>
        <PageTitle title={t(`adminRecord.${area}.one`)} />
        <LoadError message={found.message} onRetry={found.onRetry} />
      </>
    );
  }
  const { value } = found;
  if (value.state === 'found') return children(value.record);
  return (
    <>
      <PageTitle title={t(`adminRecord.${area}.one`)} />
      <EmptyState
        icon={value.state === 'missing' ? DocumentMagnifyingGlassIcon : LockClosedIcon}
        title={t(`adminRecord.${value.state}Title`)}
        description={t(`adminRecord.${value.state}Text`)}
        action={<Link href={adminAreas[area].path}>{t(`adminRecord.${area}.toList`)}</Link>}
      />
    </>
  );
}
