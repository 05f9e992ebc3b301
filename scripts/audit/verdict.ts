/** The result of `pnpm audit --json`. */
export type Verdict =
  | { kind: 'clean' }
  | { kind: 'found'; lines: readonly string[] }
  /** The registry gave no answer, or an unreadable one, so nothing is known. */
  | { kind: 'unknown'; reason: string };

interface Advisory {
  module_name?: unknown;
  severity?: unknown;
  title?: unknown;
  url?: unknown;
}

/** @param output what it wrote to its standard output and its standard error */
export function verdictOf(output: { stdout: string; stderr: string }): Verdict {
  const answer = parse(output.stdout);
  if (typeof answer !== 'object' || answer === null || !('advisories' in answer)) {
    const words = `${output.stderr}\n${output.stdout}`;
    return { kind: 'unknown', reason: /ERR_PNPM_\w+/.exec(words)?.[0] ?? 'no answer' };
  }
  const advisories = Object.values((answer.advisories ?? {}) as Record<string, Advisory>);
  if (advisories.length === 0) return { kind: 'clean' };
  return {
    kind: 'found',
    lines: advisories.map(
      ({ module_name, severity, title, url }) =>
        `${String(module_name)}, ${String(severity)}: ${String(title)} (${String(url)})`,
    ),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
