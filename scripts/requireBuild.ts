import { existsSync } from 'node:fs';
import { distFolder, storybookFolder } from './folders.ts';

/** Ends the command in one sentence when there is nothing to serve yet. */
export function requireBuild(): void {
  expectBuilt(distFolder, 'There is no production build yet: run `pnpm build` first.');
}

/** The same for those that open the published Storybook. */
export function requirePublishedStorybook(): void {
  expectBuilt(
    storybookFolder,
    'There is no published Storybook yet: run `pnpm storybook:build` first.',
  );
}

function expectBuilt(folder: string, sentence: string): void {
  if (existsSync(`${folder}/index.html`)) return;
  console.error(sentence);
  process.exit(1);
}
