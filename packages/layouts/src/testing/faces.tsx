import type { ModeName } from '#storybook/modes';
import { EmptyPage, LongPage, ShortPage } from './pages.tsx';

const long = <LongPage />;
const short = <ShortPage />;
const empty = <EmptyPage />;

/** Pictures are taken with the short page, so that they stay small. */
const pictures: readonly ModeName[] = ['default-light-phone', 'default-light-xl'];

function face(viewport: string, scheme: 'light' | 'dark', children = long) {
  return { globals: { viewport: { value: viewport }, scheme }, args: { children } };
}

/**
 * Stories at the widths at which a layout changes, in both schemes, with pages of different
 * lengths.
 */
export const faces = {
  phone: face('phone', 'light', long),
  sm: face('sm', 'light', short),
  belowMd: face('belowMd', 'light', empty),
  md: face('md', 'light', long),
  lg: { ...face('lg', 'light', short), parameters: { pictures } },
  xl: face('xl', 'light', long),
  phoneDark: face('phone', 'dark', short),
  smDark: face('sm', 'dark', long),
  belowMdDark: face('belowMd', 'dark', long),
  mdDark: face('md', 'dark', empty),
  lgDark: face('lg', 'dark', long),
  xlDark: face('xl', 'dark', short),
};
