import { useEffect, useReducer } from 'react';

/**
 * Renders the component at an interval, for values that depend on the current time.
 *
 * @param interval in ms
 */
export function useTick(interval: number): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, interval);
    return () => clearInterval(timer);
  }, [interval]);
}
