import type { ReactNode } from 'react';
import { description as descriptionStyle, icon as iconStyle, text } from './Menu.css.ts';

export interface MenuItemContentProps {
  children: string;
  icon?: ReactNode;
  description?: string;
}

/** The content of an entry: icon, label and optionally a second line. */
export function MenuItemContent({ children, icon, description }: MenuItemContentProps) {
  return (
    <>
      {icon && (
        <span className={iconStyle} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={text}>
        {children}
        {description && <span className={descriptionStyle}>{description}</span>}
      </span>
    </>
  );
}
