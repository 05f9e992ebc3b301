import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { intent } from '../intent/index.ts';
import { IconButtonContent, type Drawing } from '../internal/IconButtonContent.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = Drawing & {
  /** The accessible name; the label of the badge is added to it. */
  label: string;
  /** 24 or 40 px. */
  size?: 'small' | 'medium';
  /** `onPrimary` on a primary surface, such as the header of a panel. */
  variant?: keyof typeof iconButton;
  /** Shown on hover and keyboard focus. */
  tooltip?: string;
  /** A `Badge` at its upper end. */
  badge?: ReactNode;
  /** Ignores presses and takes no focus. */
  isDisabled?: boolean;
  /** Makes it a toggle button. */
  isSelected?: boolean;
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
};

/** A button with an icon for its label. Where a text fits, use `Button`. */
export function IconButton({
  label,
  icon,
  children,
  size = 'medium',
  variant = 'plain',
  tooltip,
  badge,
  isSelected,
  onIntent,
  ...rest
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...rest}
      {...intent(onIntent)}
      className={iconButton[variant]}
      data-size={size}
      aria-pressed={isSelected}
    >
      <IconButtonContent
        drawing={icon ? { icon } : { children }}
        iconSize={size === 'small' ? 'small' : 'large'}
        label={label}
        badge={badge}
      />
    </AriaButton>
  );
  return tooltip ? <Tooltip text={tooltip}>{button}</Tooltip> : button;
}
