import { useId, type ReactNode } from 'react';
import { head, section, title as titleStyle } from './Home.css.ts';

export interface HomeSectionProps {
  title: string;
  /** The number shown beside the title. */
  count?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** One titled part of the start page. */
export function HomeSection({ title, count, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={titleStyle}>
          {title}
        </h2>
        {count}
        {action}
      </div>
      {children}
    </section>
  );
}
