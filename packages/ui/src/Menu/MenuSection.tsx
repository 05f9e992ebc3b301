import type { ReactNode } from 'react';
import { Header, MenuSection as AriaMenuSection } from 'react-aria-components';
import { section, sectionTitle } from './Menu.css.ts';

interface Titled {
  /** Shown above its entries. */
  title: string;
  'aria-label'?: never;
}

interface Untitled {
  title?: never;
  /** The accessible name of a section without a title. */
  'aria-label': string;
}

export type MenuSectionProps = (Titled | Untitled) & { children: ReactNode };

/** A group of entries in a `Menu`, separated by a line. */
export function MenuSection({ title, children, 'aria-label': label }: MenuSectionProps) {
  return (
    <AriaMenuSection className={section} aria-label={label}>
      {title && <Header className={sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}
