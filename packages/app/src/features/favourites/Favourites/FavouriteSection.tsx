import { useId, type ReactNode } from 'react';
import * as styles from './Favourites.css.ts';

export interface FavouriteSectionProps {
  title: string;
  count: number;
  /** Says how to add one; shown while there is none. */
  empty: ReactNode;
  children: ReactNode;
}

/** The favourites of one kind. */
export function FavouriteSection({ title, count, empty, children }: FavouriteSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count > 0 && <span className={styles.quiet}>{count}</span>}
      </div>
      {count > 0 ? children : <p className={styles.quiet}>{empty}</p>}
    </section>
  );
}
