import { existsSync } from 'node:fs';
import { distFolder } from './folders.ts';

/** Ends the command in one sentence when there is nothing to serve yet. */
export function requireBuild(): void {
  if (existsSync(`${distFolder}/index.html`)) return;
  console.error('There is no production build yet: run `pnpm build` first.');
  process.exit(1);
}
