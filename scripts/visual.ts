import { findBrowser, notPinned } from './browser.ts';
import { step } from './step.ts';

/** `pnpm visual [--update]`: compares pictures, only in the browser that the lockfile pins. */
const { isPinned } = await findBrowser();
if (isPinned) {
  process.exit(
    step('pictures', 'vitest', ['run', '--project', 'pictures', ...process.argv.slice(2)]) ? 0 : 1,
  );
}
console.log(notPinned);
