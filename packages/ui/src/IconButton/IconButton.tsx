import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { intent } from '../intent/index.ts';
import { IconButtonContent, type Drawing } from '../internal/IconButtonContent.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = Drawing & {
  /** Its name; what a badge says is added to it. */
  label: string;
  /** 24 or 40 px. */
  size?: 'small' | 'medium';
  /** `onPrimary` on a primary surface, such as the header of a panel. */
  variant?: keyof typeof iconButton;
  /** Shown to those who rest on it or tab to it. */
  tooltip?: string;
  badge?: ReactNode;
  isDisabled?: boolean;
  /** Makes it a toggle that is on or off. */
  isPressed?: boolean;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-controls'?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  /** Before the press: hover, focus or finger down. The moment to prefetch what it opens. */
  onIntent?: () => void;
};

/** Does something with one press, where an icon says it. Where words fit, use `Button`. */
export function IconButton({
  label,
  icon,
  children,
  size = 'medium',
  variant = 'plain',
  tooltip,
  badge,
  isPressed,
  onIntent,
  ...rest
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...rest}
      {...intent(onIntent)}
      className={iconButton[variant]}
      data-size={size}
      aria-pressed={isPressed}
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
