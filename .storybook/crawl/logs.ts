/** The differences between the console output of a page and what its story declares. */
export interface LogDifferences {
  unexpected: string[];
  /** Declared but not logged. */
  missing: string[];
}

/**
 * Matches logs with regular expressions: every log must be expected, and every expected one must
 * occur.
 */
export function compareLogs(logs: readonly string[], expected: readonly string[]): LogDifferences {
  const patterns = expected.map((source) => new RegExp(source));
  return {
    unexpected: logs.filter((log) => !patterns.some((pattern) => pattern.test(log))),
    missing: patterns
      .filter((pattern) => !logs.some((log) => pattern.test(log)))
      .map(({ source }) => source),
  };
}
