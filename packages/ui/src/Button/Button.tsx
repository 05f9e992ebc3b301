import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { intent } from '../intent/index.ts';
import { button, content, label, spinner } from './Button.css.ts';

export interface ButtonProps {
  /** The label: a verb, or a verb and its object. */
  children: ReactNode;
  /** How much it stands out: one `primary` per view. */
  variant?: keyof typeof button;
  /** 40 or 48 px high. */
  size?: 'medium' | 'large';
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** `submit` sends the form around it, `reset` empties it; `button` does neither. */
  type?: 'button' | 'submit' | 'reset';
  /** Ignores presses and takes no focus. Say beside it why. */
  isDisabled?: boolean;
  /** Keeps the focus and the width, shows a spinner and ignores presses. */
  isPending?: boolean;
  /** As wide as its container. */
  isFullWidth?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Replaces the label for screen readers where the visible label is not enough. */
  'aria-label'?: string;
  /** Whether the part that it opens is open. */
  'aria-expanded'?: boolean;
  /** What it opens, for screen readers. */
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  /** The id of the part that it opens. */
  'aria-controls'?: string;
  ref?: Ref<HTMLButtonElement>;
  /** Called on a click, on a tap, and on Enter and Space. */
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
