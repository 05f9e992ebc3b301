import { parseArgs } from 'node:util';
import { type ModeRequest, readModes } from './modes.ts';
import { UsageError } from '../usageError.ts';

export const visualHelp = `Usage: pnpm visual [--update]
       pnpm visual --against [REF] [--filter TEXT …] [--modes NAME,…] [--fresh] [--workers N]

Without --against, compares the stories tagged 'picture' with the committed pictures; --update takes
these anew.

With --against, compares every story with that of another commit and writes a report to
test-results/visual/index.html. Nothing is committed: what is merged is accepted.

  --against [REF]  the commit to compare with; without REF, where this branch has left main
  --filter TEXT    only stories whose title or package contains it; can be given several times
  --modes NAME,…   theme-scheme-viewport, such as teal-dark-phone,default-light-lg, or 'all' for every
                   theme. By default the theme 'default', light and dark, on a phone and a desktop, and
                   every theme for the stories tagged 'picture'
  --fresh          takes every picture of both sides, also of stories that no change can reach; so it is
                   without a change, as with --against HEAD, to see whether the pictures are steady
  --workers N      browsers at the same time; by default one more than twice the cores, at most 8
  --help           this text

Exits with 0 when nothing differs, with 2 when pictures differ, and with 1 when a story fails that did
not fail before or when it could not run.
`;

export interface CommittedOptions {
  kind: 'committed';
  isUpdate: boolean;
}

export interface AgainstOptions {
  kind: 'against';
  /** Null for the commit where the branch has left main. */
  ref: string | null;
  filters: string[];
  modes: ModeRequest;
  isFresh: boolean;
  /** Null for a number that fits the machine. */
  workers: number | null;
}

/**
 * Reads the command line.
 *
 * @returns `help` when the person asked for it
 *
 * @throws UsageError with a sentence
 */
export function readVisualOptions(
  args: readonly string[],
): CommittedOptions | AgainstOptions | 'help' {
  const { against, filter, modes, fresh, workers, update, help: isHelp } = parsed(args);
  if (isHelp) return 'help';
  if (against === undefined) {
    if (filter.length > 0 || modes !== undefined || fresh || workers !== undefined) {
      throw new UsageError('--filter, --modes, --fresh and --workers belong to --against.');
    }
    return { kind: 'committed', isUpdate: update };
  }
  if (update) {
    throw new UsageError('--update renews the committed pictures: leave out --against.');
  }
  return {
    kind: 'against',
    ref: against === '' ? null : against,
    filters: filter,
    modes: readModes(modes ?? null),
    isFresh: fresh,
    workers: workers === undefined ? null : workersIn(workers),
  };
}

/**
 * What is done for two sides. Of the same files no change can reach any story, and nothing would be
 * compared; what is asked for then is whether two looks at the same are the same.
 */
export function forTrees(options: AgainstOptions, before: string, after: string): AgainstOptions {
  return { ...options, isFresh: options.isFresh || before === after };
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: args.map((arg, index) => withOptionalValue(arg, args[index + 1])),
      options: {
        against: { type: 'string' },
        filter: { type: 'string', multiple: true, default: [] },
        modes: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        workers: { type: 'string' },
        update: { type: 'boolean', short: 'u', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${visualHelp}`);
  }
}

/** Node's parser has no options with an optional value. */
function withOptionalValue(arg: string, next: string | undefined): string {
  return arg === '--against' && (next === undefined || next.startsWith('--')) ? '--against=' : arg;
}

function workersIn(text: string): number {
  const workers = Number(text);
  if (Number.isInteger(workers) && workers >= 1 && workers <= 32) return workers;
  throw new UsageError(`--workers '${text}' is not a number from 1 to 32.`);
}
