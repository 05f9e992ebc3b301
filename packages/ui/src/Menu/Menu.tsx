import type { ReactNode } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import { isInPlace } from './inPlace.ts';
import { menu } from './Menu.css.ts';

export interface MenuProps {
  /** The accessible name. */
  label: string;
  /** `MenuItem`, `MenuSection` and `Submenu`. */
  children: ReactNode;
  /** Called with the `id` of the chosen entry. Entries with an `href` navigate instead. */
  onAction?: (id: string) => void;
}

/** A short list of actions or links. To choose a value in a form, use `Select`. */
export function Menu({ label, children, onAction }: MenuProps) {
  function act(key: string) {
    // Submenus call their own `onAction`.
    if (!isInPlace(key)) onAction?.(key);
  }

  return (
    <AriaMenu aria-label={label} className={menu} onAction={(key) => act(String(key))}>
      {children}
    </AriaMenu>
  );
}
