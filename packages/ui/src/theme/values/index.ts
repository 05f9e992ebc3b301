/** The values behind `vars`, for documentation and pictures. Components and the app read `vars`. */
export { contrast } from '../contrast.ts';
export { schemeTokens } from '../scheme.ts';
export { tokensByTheme } from '../tokensByTheme.ts';
export { themes } from '../themes.ts';
export { breakpoints } from '../breakpoints.ts';
export { constants } from '../constants.ts';
export { shadows, type ShadowLayer } from '../shadows.ts';
export { contrastOf, pairsOf, type AllTokens, type Pair, type TokenName } from '../pairs.ts';
