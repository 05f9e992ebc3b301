import type { ModeName } from '#storybook/modes';
import { EmptyPage, LongPage, ShortPage } from './pages.tsx';

const long = <LongPage />;
const short = <ShortPage />;
const empty = <EmptyPage />;

/** What a picture is taken of: the short page, so that it stays small. */
const pictures: readonly ModeName[] = ['default-light-phone', 'default-light-xl'];

function face(viewport: string, scheme: 'light' | 'dark', children = long) {
  return { globals: { viewport: { value: viewport }, scheme }, args: { children } };
}

/** The widths at which a layout changes, each in light and dark, with pages of every length. */
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
