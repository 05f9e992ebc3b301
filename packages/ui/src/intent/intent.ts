/** What a pressable control of React Aria listens to. */
interface IntentEvents {
  onHoverStart?: () => void;
  onFocus?: () => void;
  onPressStart?: () => void;
}

/**
 * The events that come before a press: pointer over it, focus on it, finger down on it. It is the
 * moment to fetch what the press will show.
 */
export function intent(onIntent: (() => void) | undefined): IntentEvents {
  return onIntent ? { onHoverStart: onIntent, onFocus: onIntent, onPressStart: onIntent } : {};
}
