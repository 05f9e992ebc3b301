import { useEffect } from 'react';

/** The cache key of a part of the admin home. */
export type PartKey = readonly string[];

export interface HomePartProps {
  /** Called with whether the part could not be refreshed; the same function each time. */
  onStale: (key: PartKey, isStale: boolean) => void;
}

/** Tells the page whether a part could not be refreshed, which it says once for all of them. */
export function useStaleReport(
  report: HomePartProps['onStale'],
  key: PartKey,
  isStale: boolean,
): void {
  // A text, because the key is another array in each render.
  const name = JSON.stringify(key);
  useEffect(() => {
    if (!isStale) return undefined;
    const own = JSON.parse(name) as PartKey;
    report(own, true);
    return () => report(own, false);
  }, [report, name, isStale]);
}
