import { UsageError } from '../usageError.ts';

const hubs = ['mock', 'aspnet'] as const;

export interface Choice<Check> {
  hubs: readonly (typeof hubs)[number][];
  checks: readonly Check[];
}

/**
 * The checks whose name contains every word, on the named hub or on both.
 *
 * @throws UsageError with a sentence, where there is no such hub or check
 */
export function chosenChecks<Check extends { name: string }>(
  all: readonly Check[],
  words: readonly string[],
  hub?: string,
): Choice<Check> {
  const chosen = hub === undefined ? hubs : hubs.filter((each) => each === hub);
  if (chosen.length === 0) {
    throw new UsageError(`--hub '${hub}' is none of ${hubs.join(', ')}.`);
  }
  const checks = all.filter(({ name }) => words.every((word) => name.includes(word)));
  if (checks.length > 0) return { hubs: chosen, checks };
  const names = all.map(({ name }) => `  ${name}`).join('\n');
  throw new UsageError(`No check has '${words.join("' and '")}' in its name. There are\n${names}`);
}
