/** The result of a check: each miss is one sentence. */
export interface Finding {
  misses: readonly string[];
  /** What was measured, for the line of the report. */
  measured?: string;
}

export type Check = (name: string, run: () => Promise<Finding>) => Promise<void>;

/** Runs checks one after another and prints a line for each. */
export function createReport(print: (line: string) => void = console.info) {
  let passed = 0;
  let failed = 0;
  return {
    async check(name: string, run: () => Promise<Finding>): Promise<void> {
      const start = performance.now();
      const { misses, measured } = await run().catch((error: unknown): Finding => {
        return { misses: [error instanceof Error ? error.message : String(error)] };
      });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const sign = misses.length === 0 ? '✓' : '✗';
      print(`${sign} ${name}${measured ? `: ${measured}` : ''} (${seconds} s)`);
      for (const miss of misses) print(`    ${miss}`);
      if (misses.length === 0) passed += 1;
      else failed += 1;
    },
    skip(what: string) {
      print(`– ${what}`);
    },
    summary: () => `${passed} passed, ${failed} failed`,
    /** 1 when a check failed or none ran. */
    exitCode: () => (failed === 0 && passed > 0 ? 0 : 1),
  };
}

/** The sentences of the conditions that do not hold. */
export function missesOf(conditions: Record<string, boolean>): string[] {
  return Object.entries(conditions).flatMap(([sentence, holds]) => (holds ? [] : [sentence]));
}

/** The number of attempts in the busiest 10 s. */
export function busiestTenSeconds(times: readonly number[]): number {
  const counts = times.map((start) => times.filter((t) => t >= start && t < start + 10_000).length);
  return Math.max(0, ...counts);
}
