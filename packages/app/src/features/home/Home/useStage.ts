import { startTransition, useEffect, useState } from 'react';

/** Counts from 0 to `last`, with a drawing each: what is drawn in stages is no long task. */
export function useStage(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return stage;
}
