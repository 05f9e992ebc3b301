/** Minimum viewport widths in px (LAYOUT-8). */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries for `@media` in styles and for `matchMedia`. */
export const media = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  belowSm: `(max-width: ${breakpoints.sm - 0.02}px)`,
  belowMd: `(max-width: ${breakpoints.md - 0.02}px)`,
  belowLg: `(max-width: ${breakpoints.lg - 0.02}px)`,
  belowXl: `(max-width: ${breakpoints.xl - 0.02}px)`,
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
