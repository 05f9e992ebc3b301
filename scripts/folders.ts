import { fileURLToPath } from 'node:url';

/** Absolute, without a trailing slash. */
export const rootFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

export const appFolder = `${rootFolder}/packages/app`;

/** The output of `pnpm build`. */
export const distFolder = `${appFolder}/dist`;

/** The output of `pnpm storybook:build`. */
export const storybookFolder = `${rootFolder}/storybook-static`;

/** The output of `pnpm tokens`. */
export const tokensFolder = `${rootFolder}/tokens`;

/** The builds and pictures of `pnpm visual --against`, which are not made again without a change. */
export const pictureCache = `${rootFolder}/node_modules/.cache/touchline/visual`;

/** Its report. */
export const pictureResults = `${rootFolder}/test-results/visual`;
