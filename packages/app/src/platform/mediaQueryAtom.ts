import { atom, type Atom } from 'jotai';

/** Whether a media query matches; follows the window. True where there is no window. */
export function mediaQueryAtom(query: string): Atom<boolean> {
  const list = globalThis.matchMedia?.(query);
  const matchesAtom = atom(list?.matches ?? true);
  matchesAtom.onMount = (set) => {
    const update = () => set(list?.matches ?? true);
    update();
    list?.addEventListener('change', update);
    return () => list?.removeEventListener('change', update);
  };
  return matchesAtom;
}
