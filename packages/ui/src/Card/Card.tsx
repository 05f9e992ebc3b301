import { useId, type ReactNode } from 'react';
import { body, card, header, title as titleStyle } from './Card.css.ts';

export interface CardProps {
  /** With a title the card is a landmark region of that name. */
  title?: string;
  /** Level of the title among the headings of the page. */
  titleLevel?: 2 | 3 | 4;
  /** Beside the title: a link to all of it, a button. */
  actions?: ReactNode;
  /** No padding at the sides, for a list or a table that brings its own. */
  isFlush?: boolean;
  children: ReactNode;
}

/** Holds together what belongs to one subject. To lead somewhere as a whole, use `LinkCard`. */
export function Card({ title, titleLevel = 2, actions, isFlush = false, children }: CardProps) {
  const titleId = useId();
  const Frame = title ? 'section' : 'div';
  const Title = `h${titleLevel}` as const;
  return (
    <Frame className={card} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <div className={header}>
          {title && (
            <Title id={titleId} className={titleStyle}>
              {title}
            </Title>
          )}
          {actions}
        </div>
      )}
      <div className={body} data-flush={isFlush || undefined}>
        {children}
      </div>
    </Frame>
  );
}
