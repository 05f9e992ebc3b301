import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { recordPath } from '../recordPaths.ts';
import { list } from './Record.css.ts';
import type { LikelySame, RecordArea } from './recordKind.ts';

export interface SameWarningProps {
  area: RecordArea;
  same: readonly LikelySame[];
}

/** Warns of records that are likely the same; it does not keep the person from saving (ADMIN-6). */
export function SameWarning({ area, same }: SameWarningProps) {
  const { t } = useTranslation();
  if (same.length === 0) return null;
  return (
    <Banner tone="warning" title={t('adminRecord.sameTitle', { count: same.length })}>
      <ul className={list}>
        {same.map(({ id, name }) => (
          <li key={id}>
            <Link href={recordPath(area, id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
