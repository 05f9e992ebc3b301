import { startTransition, type HTMLAttributes } from 'react';

type PlainPress = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter'
>;

/**
 * The events of a button of the browser's own: its press, and what comes before it.
 *
 * @param opensPart what the press brings is drawn in slices, so that the button answers first
 */
export function plainPress(
  onPress: (() => void) | undefined,
  onIntent: (() => void) | undefined,
  opensPart = false,
): PlainPress {
  return {
    onClick: ({ currentTarget }) => {
      // Safari gives a pressed button no focus: what opens would not know where to return it.
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
