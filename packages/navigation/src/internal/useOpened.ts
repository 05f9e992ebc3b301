import { useState } from 'react';

/** Open or not, kept by the parent where it says so, and here where it does not. */
export function useOpened(
  given: boolean | undefined,
  initial: boolean,
  onChange: ((isOpened: boolean) => void) | undefined,
): [boolean, (isOpened: boolean) => void] {
  const [kept, setKept] = useState(initial);
  const isOpened = given ?? kept;
  return [
    isOpened,
    (next) => {
      if (next === isOpened) return;
      setKept(next);
      onChange?.(next);
    },
  ];
}
