import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigation } from '../internal/NavigationContext.ts';
import { moreId } from './moveOverflow.ts';

/**
 * Keeps the focus on the bar when entries move into or out of "More": the entry keeps the focus, or
 * "More" takes it. Menus close, because their triggers have moved.
 *
 * @param count the number of entries on the bar
 * @returns a stable function to call before entries move
 */
export function useFocusOnBar(barRef: RefObject<HTMLElement | null>, count: number): () => void {
  const { store } = useNavigation();
  const focused = useRef<string>(undefined);

  useLayoutEffect(() => {
    const id = focused.current;
    focused.current = undefined;
    store.open([]);
    if (id === undefined) return;
    const controls = [
      ...(barRef.current?.querySelectorAll<HTMLElement>(':scope > li > [data-item]') ?? []),
    ];
    const find = (wanted: string) => controls.find(({ dataset }) => dataset['item'] === wanted);
    (find(id) ?? find(moreId) ?? controls.at(-1))?.focus();
  }, [barRef, count, store]);

  return useCallback(() => {
    const entry = [...(barRef.current?.children ?? [])].find((one) =>
      one.contains(document.activeElement),
    );
    const control = entry?.querySelector<HTMLElement>(':scope > [data-item]');
    focused.current = control?.dataset['item'];
  }, [barRef]);
}
