import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, one step per render, so that the caller can split its rendering into
 * several short tasks.
 */
export function useRenderStage(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return stage;
}
