import type { ReactNode, Ref } from 'react';
import { iconButton } from '../../IconButton/IconButton.css.ts';
import { IconButtonContent, type Drawing } from '../../internal/IconButtonContent.tsx';
import { plainPress } from '../../internal/plainPress.ts';
import { Tooltip } from '../../Tooltip/index.ts';

export type BarButtonProps = Drawing & {
  /** Its name; what a badge says is added to it. */
  label: string;
  /** Shown to those who rest on it or tab to it. */
  tooltip?: string | undefined;
  badge?: ReactNode;
  isDisabled?: boolean;
  /** Makes it a toggle that is on or off. */
  isPressed?: boolean;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress: () => void;
  /** Before the press: hover, focus or finger down. The moment to prefetch what it opens. */
  onIntent?: (() => void) | undefined;
};

/**
 * A button of the top bar, with the look of `IconButton`. It stands in the first view, so it is the
 * browser's own button: React Aria comes with the first thing that it opens.
 */
export function BarButton({
  label,
  icon,
  children,
  tooltip,
  badge,
  isDisabled,
  isPressed,
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
      aria-pressed={isPressed}
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
