import type { HTMLAttributes } from 'react';

type PlainPress = Pick<
  HTMLAttributes<HTMLElement>,
  'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter'
>;

/** The events of a button of the browser's own: its press, and what comes before it. */
export function plainPress(
  onPress: (() => void) | undefined,
  onIntent: (() => void) | undefined,
): PlainPress {
  return {
    onClick: ({ currentTarget }) => {
      // Safari gives a pressed button no focus: what opens would not know where to return it.
      currentTarget.focus();
      onPress?.();
    },
    onFocus: onIntent,
    onPointerDown: onIntent,
    onPointerEnter: onIntent,
  };
}
