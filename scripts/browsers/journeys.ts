import { type Hands, expectSoon } from './hands.ts';

export interface Journey {
  name: string;
  run: (hands: Hands) => Promise<void>;
}

async function signIn(hands: Hands): Promise<void> {
  await hands.open('/sign-in');
  await fillInSignIn(hands, 'user');
  await hands.sees('heading', 'School sports, live');
}

async function fillInSignIn(hands: Hands, account: 'user' | 'admin'): Promise<void> {
  await hands.fill('textbox', 'Email address', `${account}@touchline.example`);
  await hands.fill('textbox', 'Password', 'touchline');
  await hands.press('button', 'Sign in');
}

const isAt = (hands: Hands, pattern: RegExp) =>
  expectSoon(hands.address, (address) => pattern.test(address));

/** What people do most, once in every browser. A journey begins without a session. */
export const journeys: readonly Journey[] = [
  {
    name: 'sign in and out',
    async run(hands) {
      await signIn(hands);
      await hands.press('link', 'Sign Out');
      await hands.sees('heading', 'You are signed out');
      await hands.sees('heading', 'Sign in');
    },
  },
  {
    name: 'go back to a page of the time before the sign-out',
    async run(hands) {
      await signIn(hands);
      await hands.open('/messages');
      await hands.sees('button', 'Mark all as read');
      // Documents of their own, so that browsers with a cache for pages give the first one back.
      await hands.open('/sign-out');
      await hands.sees('heading', 'You are signed out');
      await hands.goBack();
      await hands.sees('link', 'Sign In/Sign Up');
      await hands.sees('heading', 'Messages are for members');
    },
  },
  {
    name: 'guarded page',
    async run(hands) {
      await hands.open('/admin/schools?page=1');
      await isAt(hands, /^\/sign-in\?redirectURL=%2Fadmin%2Fschools%3Fpage%3D1$/);
      await fillInSignIn(hands, 'admin');
      await hands.sees('heading', 'School profiles');
      await isAt(hands, /^\/admin\/schools\?page=1$/);
      // The sign-in has nothing more to ask.
      await hands.open('/sign-in');
      await isAt(hands, /^\/home$/);
    },
  },
  {
    name: 'search a match',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Search matches');
      await hands.fill('combobox', 'Search matches', 'hockey');
      await hands.sees('option', 'Load more');
      await hands.press('option', '');
      await isAt(hands, /^\/matches\/.+/);
    },
  },
  {
    name: 'filter the matches and come back to them',
    async run(hands) {
      await hands.open('/matches');
      await hands.fill('searchbox', 'Team, school or title', 'seabrook\n');
      await isAt(hands, /^\/matches\?search=seabrook/);
      await hands.open('/about-us');
      await hands.goBack();
      await isAt(hands, /^\/matches\?search=seabrook/);
      await hands.sees('searchbox', 'Team, school or title');
    },
  },
  {
    name: 'read a message',
    async run(hands) {
      await signIn(hands);
      await hands.press('link', 'Messages');
      await hands.sees('heading', 'Messages');
      await hands.press('button', 'Mark as read');
      await hands.sees('button', 'Mark as unread');
    },
  },
  {
    name: 'change the language',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Language');
      await hands.press('menuitemradio', 'Türkçe');
      await expectSoon(hands.language, (language) => language === 'tr');
      await hands.sees('link', 'Ana Sayfa');
    },
  },
];
