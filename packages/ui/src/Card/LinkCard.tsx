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
  href: string;
  /** The words of the link: they alone are read out as its name. */
  title: string;
  titleLevel?: 2 | 3 | 4;
  /** More about where the link leads. Nothing in it can be pressed. */
  children?: ReactNode;
  /** Controls of their own, above the link. */
  actions?: ReactNode;
  /** Hover, focus or touch: the moment to fetch what the link leads to. */
  onIntent?: () => void;
}

/** Leads somewhere when pressed anywhere on it. For content that stays here, use `Card`. */
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
