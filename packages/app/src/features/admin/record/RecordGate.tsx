import { DocumentMagnifyingGlassIcon, LockClosedIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import type { Resource } from '@touchline/ui/resource';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { adminAreas, type AdminArea } from '../adminAreas.ts';
import type { FoundRecord } from './fetchRecord.ts';

export interface RecordGateProps<Stored> {
  area: AdminArea;
  found: Resource<FoundRecord<Stored>>;
  /** Stands for what comes while it is loading. */
  skeleton: ReactNode;
  children: (record: Stored) => ReactNode;
}

/** A record once it is there; until then, or instead of it, why it is not (ADMIN-65). */
export function RecordGate<Stored>({ area, found, skeleton, children }: RecordGateProps<Stored>) {
  const { t } = useTranslation();
  if (found.state === 'loading') return skeleton;
  if (found.state === 'failed') {
    return (
      <>
        <PageTitle title={t(`adminRecord.${area}.one`)} />
        <LoadError failure={found} />
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
