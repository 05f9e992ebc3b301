import { fileURLToPath } from 'node:url';

/** Absolute, without a slash at the end. */
export const rootFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

export const appFolder = `${rootFolder}/packages/app`;

/** Where `pnpm build` lays the files to serve. */
export const distFolder = `${appFolder}/dist`;

/** Where `pnpm storybook:build` lays the files to serve. */
export const storybookFolder = `${rootFolder}/storybook-static`;
