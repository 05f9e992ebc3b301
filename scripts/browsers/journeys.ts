import { type Hands, expectSoon } from './hands.ts';
import type { SlowSite } from './slowSite.ts';

/** What a journey does behind the person's back. */
export interface Surroundings extends Pick<SlowSite, 'holdScripts' | 'heldCount' | 'release'> {
  /** The server sends a message. */
  push: () => Promise<void>;
}

export interface Journey {
  name: string;
  run: (hands: Hands, surroundings: Surroundings) => Promise<void>;
}

async function signIn(hands: Hands): Promise<void> {
  await hands.open('/sign-in');
  await fillInSignIn(hands, 'user');
  await hands.sees('heading', 'School sports, live');
}

async function fillInSignIn(hands: Hands, account: 'user' | 'admin'): Promise<void> {
  await hands.fill('textbox', 'Email address', `${account}@touchline.example`);
  await hands.fill('password', 'Password', 'touchline');
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
      await hands.sees('heading', 'Messages');
      await hands.sees('link', 'Sign in');
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
  {
    name: 'hear of a message while the page is open',
    async run(hands, { push }) {
      await signIn(hands);
      await hands.sees('link', 'Messages 5 unread messages');
      await push();
      await hands.sees('link', 'Messages 6 unread messages');
    },
  },
  {
    name: 'keep a favourite, and find it after a reload',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Add to favourites: Seabrook v Rooigras');
      await hands.sees('button', 'Remove from favourites: Seabrook v Rooigras');
      await hands.open('/favourites');
      await hands.sees('button', 'Remove from favourites: Seabrook v Rooigras');
    },
  },
  {
    name: 'write to the people who run it',
    async run(hands) {
      await hands.open('/support/contact-us');
      await hands.fill('textbox', 'Your name', 'Deniz');
      await hands.fill('textbox', 'Email address', 'deniz@touchline.example');
      await hands.fill('textbox', 'Subject', 'A question');
      await hands.fill('textbox', 'Message', 'When does the season begin, please?');
      await hands.press('button', 'Send');
      await hands.sees('button', 'Write another message');
    },
  },
  {
    name: 'type the day of a match into the parts of a date',
    async run(hands) {
      await hands.open('/sign-in?redirectURL=%2Fadmin%2Fmatches%2Fnew');
      await fillInSignIn(hands, 'admin');
      await isAt(hands, /^\/admin\/matches\/new$/);
      await hands.fill('spinbutton', 'day', '24');
      await hands.fill('spinbutton', 'month', '12');
      await hands.fill('spinbutton', 'year', '2031');
    },
  },
  {
    name: 'leave a page while the code of the next one is on its way',
    async run(hands, { holdScripts, heldCount, release }) {
      await hands.open('/home');
      holdScripts('AboutUs');
      await hands.press('link', 'About Us');
      await expectSoon(
        async () => heldCount(),
        (count) => count > 0,
      );
      // The person does not wait for it. The page that is left must not load itself again.
      await hands.open('/logo.svg');
      release();
      await expectSoon(
        async () => heldCount(),
        (count) => count === 0,
      );
      await isAt(hands, /^\/logo\.svg$/);
      await hands.goBack();
      await hands.sees('heading', 'About Us');
    },
  },
];
