import { CheckIcon } from '@heroicons/react/24/outline';
import { Badge, type BadgeProps } from '@touchline/ui/Badge';
import { Crest, type CrestProps } from '@touchline/ui/Crest';
import { DateTime } from '@touchline/ui/DateTime';
import type { IconComponent } from '@touchline/ui/Icon';
import { Link } from '@touchline/ui/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { serverNow } from '#platform/serverClock.ts';
import type { AdminArea } from '../../adminAreas.ts';
import { recordPath } from '../../recordPaths.ts';
import * as styles from './cells.css.ts';

export interface NameCellProps {
  area: AdminArea;
  id: string;
  name: string;
  /** What tells the record from others of the same name. */
  detail?: ReactNode;
  crest?: Pick<CrestProps, 'id' | 'name' | 'colours' | 'src'>;
  /** Beside the name. */
  mark?: ReactNode;
}

/** The cell that names a record, with a link to it. */
export function NameCell({ area, id, name, detail, crest, mark }: NameCellProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.name}>
      {crest && <Crest {...crest} />}
      <span className={styles.nameLines}>
        <span className={styles.title}>
          <Link href={recordPath(area, id)}>{named(t, name)}</Link>
          {mark}
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </span>
  );
}

export interface TwoLinesProps {
  children: ReactNode;
  detail: ReactNode;
}

/** A value with something smaller below it. */
export function TwoLines({ children, detail }: TwoLinesProps) {
  return (
    <span className={styles.text}>
      <span>{children}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

export interface StateCellProps {
  icon?: IconComponent;
  text: string;
  tone?: BadgeProps['tone'];
}

/** A state as a sign and a word, so that it is not told by colour alone. */
export function StateCell({ icon = CheckIcon, text, tone = 'neutral' }: StateCellProps) {
  return <Badge icon={icon} text={text} tone={tone} />;
}

/** When a record was changed, and by whom. */
export function Changed({ at, by }: { at: string | null; by: string | null }) {
  return (
    <TwoLines detail={by}>
      {at === null ? '–' : <DateTime value={at} format="relative" now={serverNow} />}
    </TwoLines>
  );
}
