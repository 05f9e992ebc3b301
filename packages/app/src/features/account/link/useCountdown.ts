import { useEffect, useState } from 'react';
import { secondsLeft } from './secondsLeft.ts';

/** How often the clock is read, in ms: a second is never shown for much longer than a second. */
const tick = 250;

/**
 * The whole seconds that are left of a wait, counted down to 0.
 *
 * @param start in ms; null: there is no wait
 * @param length in ms
 */
export function useCountdown(start: number | null, length: number): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    // Read again at once, because the start may be newer than the time that was read last.
    const read = () => {
      setNow(Date.now());
      if (secondsLeft(start, length, Date.now()) === 0) clearInterval(timer);
    };
    const timer = setInterval(read, tick);
    read();
    return () => clearInterval(timer);
  }, [start, length]);

  return secondsLeft(start, length, now);
}
