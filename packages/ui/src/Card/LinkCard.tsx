import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import {
  actions as actionsStyle,
  content,
  link,
  linkCard,
  title as titleStyle,
} from './LinkCard.css.ts';

export interface LinkCardProps {
  /** Where a press on the card leads, except on its `actions`. */
  href: string;
  /** The text of the link; screen readers read only this as its name. */
  title: string;
  /** Level of the title among the headings of the page. */
  titleLevel?: 2 | 3 | 4;
  /** Further content. It must not contain interactive elements, because the link covers it. */
  children?: ReactNode;
  /** Controls that work separately from the link. */
  actions?: ReactNode;
  /** Called on hover, focus or touch. Use it to prefetch the target of the link. */
  onIntent?: () => void;
}

/** A card that is a link as a whole. For content without a link, use `Card`. */
export function LinkCard({
  href,
  title,
  titleLevel = 3,
  children,
  actions,
  onIntent,
}: LinkCardProps) {
  const Title = `h${titleLevel}` as const;
  return (
    <div className={linkCard}>
      <Title className={titleStyle}>
        <Link
          href={href}
          className={link}
          onHoverStart={onIntent}
          onFocus={onIntent}
          onPressStart={onIntent}
        >
          {title}
        </Link>
      </Title>
      {children && <div className={content}>{children}</div>}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}
