import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function for memoised rows, which calls the latest callback. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
