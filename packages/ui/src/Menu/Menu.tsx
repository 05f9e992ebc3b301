import type { ReactNode } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import { isInPlace } from './inPlace.ts';
import { menu } from './Menu.css.ts';

export interface MenuProps {
  /** Its name. */
  label: string;
  /** `MenuItem`, `MenuSection` and `Submenu`. */
  children: ReactNode;
  /** The `id` of the entry that was chosen. Entries with an `href` go there instead. */
  onAction?: (id: string) => void;
}

/** A short list of things to do or places to go. To pick a value for a form, use `Select`. */
export function Menu({ label, children, onAction }: MenuProps) {
  function act(key: string) {
    // Submenus have an `onAction` of their own.
    if (!isInPlace(key)) onAction?.(key);
  }

  return (
    <AriaMenu aria-label={label} className={menu} onAction={(key) => act(String(key))}>
      {children}
    </AriaMenu>
  );
}
