import { seasonMatches } from '../../../../mocks/src/fixtures/matches.ts';
import { inMain, link, type StartPage } from './linkKinds.ts';
import { withStatus } from './pageErrors.ts';
import { navigationLink } from './steps.ts';

/** The page of the first match of a kind. */
function pageOf(isIt: (match: ReturnType<typeof seasonMatches>[number]) => boolean): string {
  return `/matches/${seasonMatches().find(isIt)?.id}`;
}

/** The links of visitors to other pages of the product, by the page on which they are. */
export const visitorLinks: StartPage[] = [
  {
    start: '/home',
    links: [
      {
        kind: 'an entry of the navigation',
        find: (page) => navigationLink(page, 'About Us'),
        leadsTo: /\/about-us$/,
      },
      {
        kind: 'a match card',
        find: (page) => page.getByRole('article').first().getByRole('link').first(),
        leadsTo: /\/matches\/.+/,
      },
      link('All live matches', /\/matches\?status=live&status=paused$/, 'more of a section'),
      link('Sign up', /\/sign-up$/, 'the sign-up of the start page (HOME-3)'),
      {
        kind: 'a found match (SEARCH-19)',
        find: async (page) => {
          await page.getByRole('button', { name: 'Search matches' }).click();
          await page.getByPlaceholder('Team, school or title').fill('school');
          return page.getByRole('option').first();
        },
        leadsTo: /\/matches\/.+/,
      },
    ],
  },
  {
    start: '/about-us',
    links: [
      {
        kind: 'the logo (SHELL-2)',
        find: (page) => page.getByRole('banner').getByRole('link', { name: /start page/ }),
        leadsTo: /\/home$/,
      },
      link('Contact us', /\/support\/contact-us$/, 'a link in a text'),
    ],
  },
  {
    start: pageOf(({ events }) => events.some(({ side }) => side !== null)),
    links: [
      {
        kind: 'a team in the timeline (MATCH-14)',
        find: (page) => page.getByRole('main').locator('ol').getByRole('link').first(),
        leadsTo: /\/teams\/.+/,
      },
    ],
  },
  {
    start: pageOf(({ score }) => score?.kind === 'sets'),
    links: [
      {
        kind: 'a team beside its sets (MATCH-14)',
        find: (page) => page.getByRole('table', { name: 'Sets' }).getByRole('link').first(),
        leadsTo: /\/teams\/.+/,
      },
    ],
  },
  {
    start: '/favourites',
    links: [link('All matches', /\/matches$/, 'the way on of an empty page')],
  },
  {
    start: '/messages',
    links: [
      link(
        'Sign in',
        /\/sign-in\?redirectURL=%2Fmessages$/,
        'the sign-in of a page for members (INBOX-18)',
      ),
    ],
  },
  {
    start: '/no/such/page',
    links: [link('To the start page', /\/home$/, 'the way on of an unknown page (ROUTE-9)')],
  },
  {
    start: '/matches/no-such-match',
    complaint: withStatus(404),
    links: [link('To all matches', /\/matches$/, 'the way on of an unknown match (MATCH-19)')],
  },
  {
    start: '/teams/team-gokcecinar-veterans',
    links: [
      link(
        'All teams of the school',
        /\/schools\/school-gokcecinar$/,
        'the way on of an archived team (TEAM-7)',
      ),
    ],
  },
  {
    start: '/sign-in',
    links: [link('Go on without signing in', /\/home$/, 'the way past the sign-in')],
  },
  {
    start: '/sign-up',
    links: [
      link('Sign up with my school', /\/sign-up-with-school$/),
      link('I have an account already', /\/sign-in$/),
      {
        kind: 'the way on of who is too young',
        find: async (page) => {
          await page.getByText('Under 13', { exact: true }).click();
          await page.getByRole('button', { name: 'Continue' }).click();
          return inMain(page, 'Ask us about it');
        },
        leadsTo: /\/support\/contact-us$/,
      },
    ],
  },
  {
    start: '/sign-up-with-school',
    links: [link('Sign up without a school', /\/sign-up$/)],
  },
  {
    start: '/forgot-password',
    links: [link('Back to the sign-in', /\/sign-in$/)],
  },
  {
    start: '/reset-password',
    links: [link('Get a new link', /\/forgot-password$/)],
  },
  {
    start: '/account-verification?token=confirm-expired',
    complaint: withStatus(410),
    links: [link('Get a new link', /\/confirmation-required$/)],
  },
  {
    start: '/ext?token=external-token-of-the-user&redirectURL=%2Ffavourites',
    prepare: (_, backEnd) =>
      backEnd.control('POST', 'fault', { path: 'accounts/external-token', status: 500 }),
    complaint: withStatus(500),
    isOnce: true,
    links: [link('Sign in another way', /\/sign-in\?redirectURL=%2Ffavourites$/)],
  },
];
