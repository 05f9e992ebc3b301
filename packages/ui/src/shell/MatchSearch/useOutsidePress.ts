import { useEffect, type RefObject } from 'react';

/** While `isActive`, calls `onPress` for a press beside the element, which need not move the focus. */
export function useOutsidePress(
  ref: RefObject<Element | null>,
  isActive: boolean,
  onPress: () => void,
) {
  useEffect(() => {
    if (!isActive) return undefined;
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !ref.current?.contains(target)) onPress();
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  });
}
