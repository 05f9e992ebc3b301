import type { ReactNode } from 'react';

export interface SubmenuProps {
  /** Unique in its menu. */
  id: string;
  /** The entry that opens the submenu; also its accessible name. */
  label: string;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** A second, smaller line, such as the present choice. */
  description?: string;
  /** Is shown and cannot be opened. */
  isDisabled?: boolean;
  /** `MenuItem` and `MenuSection`. */
  children: ReactNode;
  /** Called with the `id` of the chosen entry. */
  onAction?: (id: string) => void;
}
