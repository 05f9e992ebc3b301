import { errorStatusLogs } from '#storybook/expectedLogs';
import type { ModeName } from '#storybook/modes';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { withLongName } from '@touchline/mocks/fixtures/longNames';
import { empty, failing, longNames, quietDay } from '@touchline/mocks/scenarios';
import { t, type ParseKeys } from 'i18next';
import type { HttpHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';
import { appearanceAtom } from '#features/appearance';
import { store } from '#platform/store.ts';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { signInFresh } from '../signInFresh.ts';
import { toolbarAppearance } from '../toolbarAppearance.ts';
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
  if (content === 'longNames') return longNames();
  if (page === 'home' && content === 'short') return [quietDay()];
  return content === 'empty' && page !== 'match' ? [empty(calls[page])] : [];
}

/** What the stories of a layout in use share: the signed-in product in this layout. */
export function inUse(layout: LayoutName) {
  const args: LayoutInUseProps = { page: 'home', content: 'usual' };
  return {
    args,
    parameters: { layout: 'fullscreen' as const },
    beforeEach: async (context: StoryContext) => {
      await signInFresh({ args: {}, globals: context.globals });
      const session = currentSession();
      // The answer to the sign-in has the usual name, which the app shows until it signs in again.
      if (session && context.args.content === 'longNames')
        setSession({ ...session, user: withLongName(session.user) });
      store.set(appearanceAtom, { ...toolbarAppearance(context.globals), layout });
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
 * Light stories follow the toolbar, so that the pages of documentation show them dark as well.
 *
 * @param shows the key of a text that is there once the page has its content
 */
function situation(
  width: Width,
  scheme: 'light' | 'dark',
  args: LayoutInUseProps,
  shows: ParseKeys,
  expectedLogs: string[] = [],
) {
  const pictures: readonly ModeName[] = [`default-${scheme}-${width}`];
  return {
    globals: { viewport: { value: width }, ...(scheme === 'dark' && { scheme }) },
    args,
    parameters: { expectedLogs, pictures },
    play: async ({ canvas, canvasElement }: Playing) => {
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await waitFor(() => expect(canvas.getAllByText(t(shows)).at(0)).toBeVisible());
      await expect(canvasElement.querySelectorAll('[data-layout]')).toHaveLength(1);
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
}

/**
 * Home with matches and a live match on a phone and at each width of LAYOUT-8, and each page with other
 * content at some of them: little, none, refused, and long names. Four of each layout are tests of
 * `pnpm test`; the pages are tested by themselves, and the crawl opens the others in each layout, with
 * axe.
 */
export const situations = {
  homeOnAPhone: situation('phone', 'light', { page: 'home', content: 'usual' }, 'home.recent'),
  homeAtSm: situation('sm', 'dark', { page: 'home', content: 'usual' }, 'home.recent'),
  homeBelowMd: situation('belowMd', 'light', { page: 'home', content: 'usual' }, 'home.recent'),
  homeAtMd: situation('md', 'light', { page: 'home', content: 'usual' }, 'home.recent'),
  homeAtLg: situation('lg', 'dark', { page: 'home', content: 'usual' }, 'home.recent'),
  homeAtXl: situation('xl', 'light', { page: 'home', content: 'usual' }, 'home.recent'),
  longNamesOnAPhone: situation(
    'phone',
    'light',
    { page: 'home', content: 'longNames' },
    'home.recent',
  ),
  quietDayAtSm: situation('sm', 'light', { page: 'home', content: 'short' }, 'home.noneToday'),
  noMatchesBelowMd: situation(
    'belowMd',
    'light',
    { page: 'home', content: 'empty' },
    'home.noneToday',
  ),
  homeFailedAtMd: situation(
    'md',
    'dark',
    { page: 'home', content: 'failing' },
    'errors.title',
    errorStatusLogs('GET api/matches/overview', 500),
  ),
  liveMatchOnAPhone: situation(
    'phone',
    'light',
    { page: 'match', content: 'usual' },
    'matchPage.events',
  ),
  liveMatchAtSm: situation('sm', 'light', { page: 'match', content: 'usual' }, 'matchPage.events'),
  liveMatchBelowMd: situation(
    'belowMd',
    'dark',
    { page: 'match', content: 'usual' },
    'matchPage.events',
  ),
  liveMatchAtMd: situation('md', 'light', { page: 'match', content: 'usual' }, 'matchPage.events'),
  liveMatchAtLg: situation('lg', 'light', { page: 'match', content: 'usual' }, 'matchPage.events'),
  liveMatchAtXl: situation('xl', 'light', { page: 'match', content: 'usual' }, 'matchPage.events'),
  longNamesAtMd: situation(
    'md',
    'dark',
    { page: 'match', content: 'longNames' },
    'matchPage.events',
  ),
  matchFailedOnAPhone: situation(
    'phone',
    'dark',
    { page: 'match', content: 'failing' },
    'errors.title',
    errorStatusLogs('GET api/matches/:id', 500),
  ),
  unknownMatchAtSm: situation(
    'sm',
    'dark',
    { page: 'match', content: 'empty' },
    'matchPage.notFoundTitle',
    errorStatusLogs('GET api/matches/:id', 404),
  ),
  scheduledMatchAtMd: situation('md', 'dark', { page: 'match', content: 'short' }, 'match.noScore'),
  unreadMessagesOnAPhone: situation(
    'phone',
    'light',
    { page: 'messages', content: 'short' },
    'messages.markAll',
  ),
  messagesAtSm: situation(
    'sm',
    'light',
    { page: 'messages', content: 'usual' },
    'messages.markAll',
  ),
  messagesAtMd: situation(
    'md',
    'light',
    { page: 'messages', content: 'usual' },
    'messages.markAll',
  ),
  messagesFailedAtLg: situation(
    'lg',
    'light',
    { page: 'messages', content: 'failing' },
    'messages.failed',
    errorStatusLogs('GET api/common/messages', 500),
  ),
  longMessagesAtLg: situation(
    'lg',
    'dark',
    { page: 'messages', content: 'longNames' },
    'messages.markAll',
  ),
  noMessagesAtXl: situation(
    'xl',
    'dark',
    { page: 'messages', content: 'empty' },
    'messages.emptyTitle',
  ),
};
