import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { constants } from './constants.ts';
import { schemeTokens } from './scheme.ts';
import { schemedAll } from './schemed.ts';
import type { Tokens } from './tokens.ts';

const themeNames: Record<keyof Tokens, string> = {
  primary: 'primary',
  primaryHover: 'primary-hover',
  primaryPressed: 'primary-pressed',
  onPrimary: 'on-primary',
  primaryText: 'primary-text',
  primarySoft: 'primary-soft',
  onPrimarySoft: 'on-primary-soft',
  primaryStrong: 'primary-strong',
  onPrimaryStrong: 'on-primary-strong',
  focus: 'focus',
};

/** All values that a component may use. `theme` differs by theme, `colour` only by scheme. */
export const vars = {
  theme: createGlobalThemeContract(themeNames),
  colour: createGlobalTheme(':root', schemedAll(schemeTokens)),
  ...constants,
};

globalStyle("[data-scheme='light']", { colorScheme: 'light' });
globalStyle("[data-scheme='dark']", { colorScheme: 'dark' });
globalStyle("[data-scheme='auto']", { colorScheme: 'light dark' });
// Paper is white; a dark scheme would print light letters on it.
globalStyle('[data-scheme]', { '@media': { print: { colorScheme: 'light' } } });
