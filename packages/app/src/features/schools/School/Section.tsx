import { useId, type ReactNode } from 'react';
import * as styles from './School.css.ts';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the page of a school. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
