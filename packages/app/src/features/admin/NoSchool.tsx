import { AcademicCapIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';

/** Tells a person with the role but without a school what to do (ADMIN-13). */
export function NoSchool() {
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
