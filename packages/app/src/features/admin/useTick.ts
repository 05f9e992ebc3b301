import { useEffect, useReducer } from 'react';

/**
 * Draws the component again and again, for what depends on the time of day and on nothing else.
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
