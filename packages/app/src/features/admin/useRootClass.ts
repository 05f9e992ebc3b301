import { useLayoutEffect } from 'react';

/** Gives the root of the document a class as long as the component is mounted. Null: none. */
export function useRootClass(name: string | null): void {
  useLayoutEffect(() => {
    if (name === null) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
