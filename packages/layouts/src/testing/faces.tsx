import { EmptyPage, LongPage, ShortPage } from './pages.tsx';

const long = <LongPage />;
const short = <ShortPage />;
const empty = <EmptyPage />;

function face(viewport: string, scheme: 'light' | 'dark', children = long) {
  return { globals: { viewport: { value: viewport }, scheme }, args: { children } };
}

/** The widths at which a layout changes, each in light and dark, with pages of every length. */
export const faces = {
  phone: face('phone', 'light', long),
  sm: face('sm', 'light', short),
  belowMd: face('belowMd', 'light', empty),
  md: face('md', 'light', long),
  lg: face('lg', 'light', short),
  xl: face('xl', 'light', long),
  phoneDark: face('phone', 'dark', short),
  smDark: face('sm', 'dark', long),
  belowMdDark: face('belowMd', 'dark', long),
  mdDark: face('md', 'dark', empty),
  lgDark: face('lg', 'dark', long),
  xlDark: face('xl', 'dark', short),
};
