import type { ModeName } from '#storybook/modes';
import { EmptyPage, LongPage, ShortPage } from './pages.tsx';

const long = <LongPage />;
const short = <ShortPage />;
const empty = <EmptyPage />;

/** Pictures are taken with the short page, so that they stay small. */
const pictures: readonly ModeName[] = ['default-light-phone', 'default-light-xl'];

/** Light stories follow the toolbar, so that the pages of documentation show them dark as well. */
function face(viewport: string, scheme: 'light' | 'dark', children = long) {
  const globals = { viewport: { value: viewport }, ...(scheme === 'dark' && { scheme }) };
  return { globals, args: { children } };
}

/**
 * Stories on small and large screens, with pages of different lengths. The whole product in each
 * layout, at every width at which one changes, is in the stories of `Layouts/In use`.
 */
export const faces = {
  phone: face('phone', 'light', long),
  md: face('md', 'light', empty),
  lg: { ...face('lg', 'light', short), parameters: { pictures } },
  xlDark: face('xl', 'dark', long),
};
