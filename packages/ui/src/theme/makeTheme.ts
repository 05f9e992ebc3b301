import { createGlobalTheme } from '@vanilla-extract/css';
import { schemedAll } from './schemed.ts';
import type { Tokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/** Creates the styles for `data-theme="name"`. Call in a `.css.ts` file. */
export function makeTheme(name: string, tokens: Tokens): void {
  createGlobalTheme(`[data-theme='${name}']`, vars.theme, schemedAll(tokens));
}
