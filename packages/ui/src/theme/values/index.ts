/** The values behind `vars`, for documentation and pictures. Components and the app read `vars`. */
export { contrast } from '../contrast.ts';
export { schemeTokens } from '../scheme.ts';
export { tokensByTheme } from '../tokensByTheme.ts';
