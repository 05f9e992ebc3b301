import type { ReactNode } from 'react';
import { footer } from './YearFooter.css.ts';

export interface YearFooterProps {
  /** Whose product it is. */
  owner: string;
  year: number;
  /** Links after it. */
  children?: ReactNode;
}

/** The words of the page's footer: owner and year. The layout gives the landmark and the room. */
export function YearFooter({ owner, year, children }: YearFooterProps) {
  return (
    <div className={footer}>
      <span>{`${owner} © ${year}`}</span>
      {children}
    </div>
  );
}
