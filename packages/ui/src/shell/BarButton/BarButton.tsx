import type { ReactNode, Ref } from 'react';
import { iconButton } from '../../IconButton/IconButton.css.ts';
import { IconButtonContent, type Drawing } from '../../internal/IconButtonContent.tsx';
import { plainPress } from '../../internal/plainPress.ts';
import { Tooltip } from '../../Tooltip/index.ts';

export type BarButtonProps = Drawing & {
  /** The accessible name; the label of the badge is added to it. */
  label: string;
  /** Shown on hover and keyboard focus. */
  tooltip?: string | undefined;
  /** A `Badge` at its upper end. */
  badge?: ReactNode;
  /** Ignores presses and takes no focus. */
  isDisabled?: boolean;
  /** Makes it a toggle button. */
  isSelected?: boolean;
  /** Whether the part that it opens is open. */
  'aria-expanded'?: boolean;
  /** What it opens, for screen readers. */
  'aria-haspopup'?: 'menu' | 'dialog';
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Called on a click, on a tap, and on Enter and Space. */
  onPress: () => void;
  /** Called on hover, focus or touch, before the press. Use it to prefetch what the press opens. */
  onIntent?: (() => void) | undefined;
};

/**
 * A button of the top bar that looks like `IconButton`. It is part of the first view, so it is a
 * native button; React Aria is loaded with the first panel that opens.
 */
export function BarButton({
  label,
  icon,
  children,
  tooltip,
  badge,
  isDisabled,
  isSelected,
  onPress,
  onIntent,
  ...rest
}: BarButtonProps) {
  const button = (
    <button
      {...rest}
      {...plainPress(onPress, onIntent, rest['aria-haspopup'] === 'dialog')}
      type="button"
      className={iconButton.plain}
      disabled={isDisabled}
      aria-pressed={isSelected}
    >
      <IconButtonContent
        drawing={icon ? { icon } : { children }}
        iconSize="large"
        label={label}
        badge={badge}
      />
    </button>
  );
  return tooltip ? <Tooltip text={tooltip}>{button}</Tooltip> : button;
}
