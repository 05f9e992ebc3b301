import { useId, type ReactNode } from 'react';
import * as styles from './MatchRow.css.ts';

export interface MatchRowsProps {
  /** The competition. */
  title: string;
  /** The level of the title among the headings of the page. */
  titleLevel?: 3 | 4;
  /** The sign of the sport. */
  icon?: ReactNode;
  /** What the matches have in common besides: sport, age group, round. */
  detail?: string;
  /** One `li` with a `MatchRow` per match. */
  children: ReactNode;
}

/** The matches of one competition as rows below its name. */
export function MatchRows({ title, titleLevel = 3, icon, detail, children }: MatchRowsProps) {
  const id = useId();
  const Title = `h${titleLevel}` as const;
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        {icon && <span className={styles.sign}>{icon}</span>}
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {detail && <span>{detail}</span>}
      </div>
      <ul className={styles.rows} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
