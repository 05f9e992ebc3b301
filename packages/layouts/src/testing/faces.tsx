import { EmptyPage, LongPage, ShortPage } from './pages.tsx';

const long = <LongPage />;
const short = <ShortPage />;
const empty = <EmptyPage />;

/** Light stories follow the toolbar, so that the pages of documentation show them dark as well. */
function face(viewport: string, scheme: 'light' | 'dark', children = long) {
  const globals = { viewport: { value: viewport }, ...(scheme === 'dark' && { scheme }) };
  return { globals, args: { children } };
}

/**
 * Stories on small and large screens, with pages of different lengths. The whole product in each
 * layout, at every width at which one changes, is in the stories of `Layouts/In use`, whose home at xl
 * is the committed picture of each.
 */
export const faces = {
  phone: face('phone', 'light', long),
  md: face('md', 'light', empty),
  lg: face('lg', 'light', short),
  xlDark: face('xl', 'dark', long),
};
