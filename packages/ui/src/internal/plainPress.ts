import { startTransition, type HTMLAttributes } from 'react';

type PlainPress = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter'
>;

/**
 * The event props of a native button: press and intent.
 *
 * @param opensPart renders the result of the press in a transition, so that the button responds
 *   first
 */
export function plainPress(
  onPress: (() => void) | undefined,
  onIntent: (() => void) | undefined,
  opensPart = false,
): PlainPress {
  return {
    onClick: ({ currentTarget }) => {
      // Safari does not focus a pressed button; the panel needs it to return the focus.
      currentTarget.focus();
      if (!onPress) return;
      if (opensPart) startTransition(onPress);
      else onPress();
    },
    onFocus: onIntent,
    onPointerDown: onIntent,
    onPointerEnter: onIntent,
  };
}
