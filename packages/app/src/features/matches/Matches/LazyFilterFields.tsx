import { lazyNamed } from '@touchline/ui/lazyNamed';
import { FieldSkeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import type { FilterFieldsProps } from './FilterFields.tsx';

const fields = lazyNamed(() => import('./FilterFields.tsx'), 'FilterFields');

/** `FilterFields` with code of their own: the matches do not wait for it. */
export function LazyFilterFields(props: FilterFieldsProps) {
  return (
    <LazyBoundary fallback={<FilterFieldsSkeleton />}>
      <fields.Component {...props} />
    </LazyBoundary>
  );
}

/** Reserves the space of the fields. */
export function FilterFieldsSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <FieldSkeleton label={t('matches.school')} />
      <FieldSkeleton label={t('matches.team')} />
      <FieldSkeleton label={t('matches.sport')} />
      <FieldSkeleton label={t('matches.status')} />
      <FieldSkeleton label={t('matches.age')} />
    </>
  );
}
