import type { ReactNode } from 'react';
import { description as descriptionStyle, icon as iconStyle, words } from './Menu.css.ts';

export interface MenuItemWordsProps {
  children: string;
  icon?: ReactNode;
  description?: string;
}

/** What every entry of a menu shows: icon, label and perhaps a second line. */
export function MenuItemWords({ children, icon, description }: MenuItemWordsProps) {
  return (
    <>
      {icon && (
        <span className={iconStyle} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={words}>
        {children}
        {description && <span className={descriptionStyle}>{description}</span>}
      </span>
    </>
  );
}
