import type { Measured } from './goals.ts';

/** The times of a minimal React page at the same moment, and how many times one of them a visit takes. */
export function compared(load: Measured, bare: Measured) {
  const bareUsable = bare.shellUsable ?? null;
  return {
    bareFirstPaint: bare.firstPaint ?? null,
    bareLargestPaint: bare.largestPaint ?? null,
    bareUsable,
    usableRatio: load.shellUsable && bareUsable ? load.shellUsable / bareUsable : null,
  };
}
