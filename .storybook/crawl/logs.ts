/** How what a page wrote to the console differs from what its story declares. */
export interface LogFaults {
  unexpected: string[];
  /** Declared, and never written. */
  missing: string[];
}

/** Compares by regular expressions: each log is one that is expected, and each expected one came. */
export function logFaults(logs: readonly string[], expected: readonly string[]): LogFaults {
  const patterns = expected.map((source) => new RegExp(source));
  return {
    unexpected: logs.filter((log) => !patterns.some((pattern) => pattern.test(log))),
    missing: patterns
      .filter((pattern) => !logs.some((log) => pattern.test(log)))
      .map(({ source }) => source),
  };
}
