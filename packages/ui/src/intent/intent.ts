/** The props of a pressable React Aria control that signal intent. */
interface IntentEvents {
  onHoverStart?: () => void;
  onFocus?: () => void;
  onPressStart?: () => void;
}

/**
 * Event props for hover, focus and touch, which precede a press. Use them to prefetch what the
 * press shows.
 */
export function intent(onIntent: (() => void) | undefined): IntentEvents {
  return onIntent ? { onHoverStart: onIntent, onFocus: onIntent, onPressStart: onIntent } : {};
}
