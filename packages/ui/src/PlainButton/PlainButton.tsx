import type { ReactNode } from 'react';
import { button, content, label, spinner } from '../Button/Button.css.ts';
import { plainPress } from '../internal/plainPress.ts';

export interface PlainButtonProps {
  children: ReactNode;
  /** How much it stands out: one `primary` per view. */
  variant?: keyof typeof button;
  /** Keeps the focus and the width, shows a spinner and ignores presses. */
  isPending?: boolean;
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Called on a click, on a tap, and on Enter and Space. */
  onPress: () => void;
}

/**
 * `Button` for the first view: a native button without the 13 kB of React Aria. Everywhere else use
 * `Button`.
 */
export function PlainButton({
  children,
  variant = 'primary',
  isPending = false,
  isFullWidth = false,
  onPress,
}: PlainButtonProps) {
  return (
    <button
      {...plainPress(isPending ? undefined : onPress, undefined)}
      type="button"
      className={button[variant]}
      aria-disabled={isPending || undefined}
      data-full-width={isFullWidth || undefined}
      data-pending={isPending || undefined}
    >
      <span className={content}>
        <span className={label}>{children}</span>
      </span>
      {isPending && <span className={spinner} aria-hidden="true" />}
    </button>
  );
}
