import { findBrowser, notPinned } from '../browser.ts';
import { step } from '../step.ts';
import { compareAgainst } from './against.ts';
import {
  type AgainstOptions,
  type CommittedOptions,
  readVisualOptions,
  visualHelp,
} from './options.ts';
import { UsageError } from '../usageError.ts';

/** `pnpm visual`: compares pictures, only in the browser that the lockfile pins. `--help` has the options. */
try {
  const options = readVisualOptions(process.argv.slice(2));
  if (options === 'help') console.log(visualHelp);
  else process.exitCode = await compare(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function compare(options: CommittedOptions | AgainstOptions): Promise<number> {
  const { isPinned } = await findBrowser();
  if (!isPinned) {
    console.error(notPinned);
    return 1;
  }
  if (options.kind === 'against') return compareAgainst(options);
  const update = options.isUpdate ? ['--update'] : [];
  return step('pictures', 'vitest', ['run', '--project', 'pictures', ...update]) ? 0 : 1;
}
