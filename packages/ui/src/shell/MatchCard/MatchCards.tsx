import type { ReactNode } from 'react';
import { cards } from './MatchCard.css.ts';

export interface MatchCardsProps {
  /** One `li` with a `MatchCard` per match. */
  children: ReactNode;
}

/** Match cards in a grid with as many columns as fit. The cards of a row align their lines. */
export function MatchCards({ children }: MatchCardsProps) {
  return <ul className={cards}>{children}</ul>;
}
