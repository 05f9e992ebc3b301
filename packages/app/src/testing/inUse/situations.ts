import { errorStatusLogs } from '#storybook/expectedLogs';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { empty, failing, quietDay } from '@touchline/mocks/scenarios';
import type { HttpHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';
import { appearanceAtom } from '#features/appearance';
import { store } from '#platform/store.ts';
import { signInFresh } from '../signInFresh.ts';
import type { LayoutInUseProps } from './LayoutInUse.tsx';

interface StoryContext {
  args: LayoutInUseProps;
  globals: Record<string, unknown>;
  msw: { use: (...handlers: HttpHandler[]) => void };
}

const calls = { home: 'matchOverview', match: 'match', messages: 'messages' } as const;

/** The mock back end for the content of a page; none for what its address asks for. */
function handlersFor({ page, content }: LayoutInUseProps): HttpHandler[] {
  if (content === 'failing') return [failing(calls[page])];
  if (page === 'home' && content === 'short') return [quietDay()];
  return content === 'empty' && page !== 'match' ? [empty(calls[page])] : [];
}

/** What the stories of a layout in use share: the signed-in product in this layout. */
export function inUse(layout: LayoutName) {
  const args: LayoutInUseProps = { page: 'home', content: 'long' };
  return {
    args,
    parameters: { layout: 'fullscreen' as const },
    beforeEach: async (context: StoryContext) => {
      await signInFresh({ args: {}, globals: context.globals });
      const { scheme } = context.globals;
      store.set(appearanceAtom, { layout, scheme: scheme === 'dark' ? 'dark' : 'light' });
      context.msw.use(...handlersFor(context.args));
    },
  };
}

interface Playing {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

type Width = 'phone' | 'sm' | 'belowMd' | 'md' | 'lg' | 'xl';

/**
 * Pages that are empty or failed are tested with the pages themselves; `pnpm crawl` opens them in
 * each layout too.
 */
const isTested = ({ content }: LayoutInUseProps) => content === 'long';

function situation(
  width: Width,
  scheme: 'light' | 'dark',
  args: LayoutInUseProps,
  shows: RegExp,
  expectedLogs: string[] = [],
) {
  return {
    globals: { viewport: { value: width }, scheme },
    args,
    tags: isTested(args) ? [] : ['!test'],
    parameters: { expectedLogs },
    play: async ({ canvas, canvasElement }: Playing) => {
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await waitFor(() => expect(canvas.getAllByText(shows).at(0)).toBeVisible());
      await expect(canvasElement.querySelectorAll('[data-layout]')).toHaveLength(1);
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
}

/**
 * Pages with much, little and no content, and pages that failed, at the widths at which a layout
 * changes. The controls of a story show every other combination.
 */
export const situations = {
  homeOnAPhone: situation(
    'phone',
    'light',
    { page: 'home', content: 'long' },
    /^Recently finished$/,
  ),
  matchFailedOnAPhone: situation(
    'phone',
    'dark',
    { page: 'match', content: 'failing' },
    /^This did not load$/,
    errorStatusLogs('GET api/matches/:id', 500),
  ),
  messagesAtSm: situation('sm', 'light', { page: 'messages', content: 'long' }, /^Mark all/),
  noMatchesBelowMd: situation(
    'belowMd',
    'light',
    { page: 'home', content: 'empty' },
    /^No more matches today/,
  ),
  scheduledMatchAtMd: situation(
    'md',
    'dark',
    { page: 'match', content: 'short' },
    /^No score yet$/,
  ),
  messagesFailedAtLg: situation(
    'lg',
    'light',
    { page: 'messages', content: 'failing' },
    /^The messages did not load$/,
    errorStatusLogs('GET api/common/messages', 500),
  ),
  liveMatchAtXl: situation('xl', 'light', { page: 'match', content: 'long' }, /^Timeline$/),
  noMessagesAtXl: situation('xl', 'dark', { page: 'messages', content: 'empty' }, /^No messages$/),
};
