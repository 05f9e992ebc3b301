import { useState } from 'react';

/** Open or not, kept by the parent where it says so, and here where it does not. */
export function useOpened(
  given: boolean | undefined,
  initial: boolean,
  onChange: ((isOpen: boolean) => void) | undefined,
): [boolean, (isOpen: boolean) => void] {
  const [kept, setKept] = useState(initial);
  const isOpen = given ?? kept;
  return [
    isOpen,
    (next) => {
      if (next === isOpen) return;
      setKept(next);
      onChange?.(next);
    },
  ];
}
