import { useId, type ReactNode } from 'react';
import { body, card, header, title as titleStyle } from './Card.css.ts';

export interface CardProps {
  /** With a title the card is a landmark region of that name. */
  title?: string;
  /** Level of the title among the headings of the page. */
  titleLevel?: 2 | 3 | 4;
  /** Shown beside the title: a link or a button. */
  actions?: ReactNode;
  /** No padding at the sides, for a list or a table with its own. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A container for content about one subject. To make the whole card a link, use `LinkCard`. */
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
