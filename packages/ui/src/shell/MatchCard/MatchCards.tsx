import type { ReactNode } from 'react';
import { cards } from './MatchCard.css.ts';

export interface MatchCardsProps {
  /** An `li` with a `MatchCard` for each match. */
  children: ReactNode;
}

/** Match cards side by side, as many as fit. Those of a row share their lines. */
export function MatchCards({ children }: MatchCardsProps) {
  return <ul className={cards}>{children}</ul>;
}
