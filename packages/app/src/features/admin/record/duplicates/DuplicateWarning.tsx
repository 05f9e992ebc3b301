import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import type { AdminArea } from '../../adminAreas.ts';
import { recordPath } from '../../recordPaths.ts';
import { list } from '../Record.css.ts';
import type { LikelyDuplicate } from '../recordKind.ts';

export interface DuplicateWarningProps {
  area: AdminArea;
  candidates: readonly LikelyDuplicate[];
}

/**
 * Warns of likely duplicates and of clashes, and does not keep the person from saving (ADMIN-6).
 */
export function DuplicateWarning({ area, candidates }: DuplicateWarningProps) {
  const { t } = useTranslation();
  const duplicates = candidates.filter(({ isClash }) => !isClash);
  const clashes = candidates.filter(({ isClash }) => isClash);
  return (
    <>
      {duplicates.length > 0 && (
        <Banner tone="warning" title={t('adminRecord.sameTitle', { count: duplicates.length })}>
          <Links area={area} candidates={duplicates} />
        </Banner>
      )}
      {clashes.length > 0 && (
        <Banner tone="warning" title={t('adminRecord.clashTitle', { count: clashes.length })}>
          <Links area={area} candidates={clashes} />
        </Banner>
      )}
    </>
  );
}

function Links({ area, candidates }: DuplicateWarningProps) {
  const { t } = useTranslation();
  return (
    <ul className={list}>
      {candidates.map(({ id, name }) => (
        <li key={id}>
          <Link href={recordPath(area, id)}>{named(t, name)}</Link>
        </li>
      ))}
    </ul>
  );
}
