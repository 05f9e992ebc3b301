import { useEffect, useState } from 'react';

/** After this time without an answer a person is told that it is still tried, in ms. */
export const slowAfter = 8_000;

/** Whether what is waited for takes so long that the person should be told (ERROR-8). */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
