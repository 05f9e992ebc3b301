import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type Glyph } from '../Icon/index.ts';
import { intent } from '../intent/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { badgeSlot, iconButton } from './IconButton.css.ts';

type Drawing =
  | { glyph: Glyph; children?: never }
  /** A drawing that is no icon: an avatar, a flag. */
  | { glyph?: never; children: ReactNode };

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
  /** Before the press: hover, focus or finger down. The moment to warm what it opens. */
  onIntent?: () => void;
};

/** Does something with one press, where an icon says it. Where words fit, use `Button`. */
export function IconButton({
  label,
  glyph,
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
      {glyph ? <Icon glyph={glyph} size={size === 'small' ? 'small' : 'large'} /> : children}
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge && <span className={badgeSlot}>{badge}</span>}
    </AriaButton>
  );
  return tooltip ? <Tooltip text={tooltip}>{button}</Tooltip> : button;
}
