import { tokens as amber } from './amber/tokens.ts';
import { tokens as brand } from './brand/tokens.ts';
import { tokens as defaultTheme } from './default/tokens.ts';
import { tokens as purple } from './purple/tokens.ts';
import { tokens as rose } from './rose/tokens.ts';
import { tokens as teal } from './teal/tokens.ts';
import type { Theme } from './themes.ts';
import type { Tokens } from './tokens.ts';

/**
 * Raw values of every theme, for the contrast test and the documentation. The app must not use
 * them.
 */
export const tokensByTheme: Record<Theme, Tokens> = {
  default: defaultTheme,
  brand,
  teal,
  rose,
  purple,
  amber,
};
