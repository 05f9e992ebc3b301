import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { intent } from '../intent/index.ts';
import { button, content, label, spinner } from './Button.css.ts';

export interface ButtonProps {
  children: ReactNode;
  /** How much it stands out: one `primary` per view. */
  variant?: keyof typeof button;
  size?: 'medium' | 'large';
  /** Decorative, before the label. */
  icon?: ReactNode;
  type?: 'button' | 'submit' | 'reset';
  isDisabled?: boolean;
  /** Keeps the focus and the width, shows a spinner and ignores presses. */
  isPending?: boolean;
  isFullWidth?: boolean;
  autoFocus?: boolean;
  /** Replaces the label for screen readers where the visible label is not enough. */
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-controls'?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  /** Called on hover, focus or touch, before the press. Use it to prefetch what the press opens. */
  onIntent?: () => void;
}

/** A button for an action on this page. To navigate, use `Link`. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  type = 'button',
  isPending = false,
  isFullWidth = false,
  onIntent,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...intent(onIntent)}
      type={type}
      isPending={isPending}
      className={button[variant]}
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      <span className={content}>
        {icon}
        <span className={label}>{children}</span>
      </span>
      {isPending && <span className={spinner} aria-hidden="true" />}
    </AriaButton>
  );
}
