import { parseArgs } from 'node:util';
import { UsageError } from '../usageError.ts';
import { mutationAreas } from './allMutations.ts';
import type { Mutation } from './mutation.ts';

const usage = 'Usage: pnpm mutate [--only AREA] [--from AREA] [part of a path …]';

/** A mutation with the area that has it. */
export interface ChosenMutation extends Mutation {
  area: string;
}

/**
 * The mutations that the command line asks for. `--only` names an area, also several times; `--from`
 * goes on with this area and those after it; the rest are parts of paths.
 *
 * @throws UsageError with a sentence
 */
export function readMutations(args: readonly string[]): ChosenMutation[] {
  const { only = [], from, paths } = parsed(args);
  const areas = Object.keys(mutationAreas);
  for (const name of from === undefined ? only : [...only, from])
    if (!areas.includes(name))
      throw new UsageError(`There is no area ${name}: the areas are ${areas.join(', ')}.`);
  const chosen = areas
    .slice(from === undefined ? 0 : areas.indexOf(from))
    .filter((area) => only.length === 0 || only.includes(area))
    .flatMap((area) => (mutationAreas[area] ?? []).map((mutation) => ({ ...mutation, area })))
    .filter(({ file }) => paths.length === 0 || paths.some((part) => file.includes(part)));
  if (chosen.length === 0) throw new UsageError(`No mutation is asked for. ${usage}`);
  return chosen;
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { only: { type: 'string', multiple: true }, from: { type: 'string' } },
      allowPositionals: true,
    });
    return { ...values, paths: positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}
