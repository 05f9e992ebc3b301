import type { ReactNode } from 'react';

export interface SubmenuProps {
  id: string;
  /** The entry that opens the submenu; also its accessible name. */
  label: string;
  /** Decorative, before the label. */
  icon?: ReactNode;
  description?: string;
  isDisabled?: boolean;
  /** `MenuItem` and `MenuSection`. */
  children: ReactNode;
  /** Called with the `id` of the chosen entry. */
  onAction?: (id: string) => void;
}
