import type { ReactNode } from 'react';
import { footer } from './YearFooter.css.ts';

export interface YearFooterProps {
  /** The owner of the product. */
  owner: string;
  /** The year of the copyright, in four digits. */
  year: number;
  /** Links after the owner. */
  children?: ReactNode;
}

/**
 * The text of the page's footer: owner and year. The layout provides the landmark and the spacing.
 */
export function YearFooter({ owner, year, children }: YearFooterProps) {
  return (
    <div className={footer}>
      <span>{`${owner} © ${year}`}</span>
      {children}
    </div>
  );
}
