import { existsSync } from 'node:fs';
import { distFolder, storybookFolder } from './folders.ts';

/** Exits with a message when there is no build to serve. */
export function requireBuild(): void {
  expectBuilt(distFolder, 'There is no production build yet: run `pnpm build` first.');
}

/** Exits with a message when there is no published Storybook. */
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
