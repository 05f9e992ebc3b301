import './reset.css.ts';
import './default/default.css.ts';
import './brand/brand.css.ts';
import './teal/teal.css.ts';
import './rose/rose.css.ts';
import './purple/purple.css.ts';
import './amber/amber.css.ts';

export { contrast } from './contrast.ts';
export { crestColours, type CrestColours } from './crestColours.ts';
export { breakpoints, media, type Breakpoint } from './breakpoints.ts';
export { schemes, themes, type Scheme, type Theme } from './themes.ts';
export { unit } from './unit.ts';
export { vars } from './vars.css.ts';
export type { Colour, SchemeTokens, Tokens } from './tokens.ts';
