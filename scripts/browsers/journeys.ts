import { type Hands, expectSoon } from './hands.ts';
import type { SlowSite } from './slowSite.ts';

/** What a journey does behind the person's back. */
export interface Surroundings extends Pick<
  SlowSite,
  'holdScripts' | 'heldCount' | 'release' | 'cut' | 'mend'
> {
  /** The server sends a message. */
  push: () => Promise<void>;
  /** The server refuses the token at the next call of a path. */
  refuseOnce: (path: string) => Promise<void>;
  /**
   * The first team of a match that is being played has this score from now on.
   *
   * @returns the path of its page
   */
  changeScore: (home: number) => Promise<string>;
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
  {
    name: 'a wrong password is said, and the right one still leads in',
    async run(hands) {
      await hands.open('/sign-in');
      await hands.fill('textbox', 'Email address', 'user@touchline.example');
      await hands.fill('password', 'Password', 'wrong');
      await hands.press('button', 'Sign in');
      await hands.reads('The email address or the password is not right.');
      await hands.fill('password', 'Password', 'touchline');
      await hands.press('button', 'Sign in');
      await hands.sees('heading', 'School sports, live');
    },
  },
  {
    name: 'the server ends the session: what was written is there after signing in again',
    async run(hands, { refuseOnce }) {
      await signIn(hands);
      await hands.press('link', 'Contact Us');
      await hands.fill('textbox', 'Subject', 'Saturday');
      await hands.fill('textbox', 'Message', 'The line judge of Wexcombe fell ill.');
      await refuseOnce('support/contact');
      await hands.press('button', 'Send');
      await isAt(hands, /^\/sign-in\?redirectURL=%2Fsupport%2Fcontact-us/);
      await hands.reads('Please sign in or register to access this feature');
      await fillInSignIn(hands, 'user');
      await isAt(hands, /^\/support\/contact-us/);
      const message = () => hands.value('textbox', 'Message');
      await expectSoon(message, (text) => text.startsWith('The line judge'));
    },
  },
  {
    name: 'the dark scheme and the layout are there after a reload',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Settings');
      await hands.press('choice', 'Dark');
      await expectSoon(hands.scheme, (scheme) => scheme === 'dark');
      await hands.press('choice', 'Enterprise');
      await hands.open('/about-us');
      await expectSoon(hands.scheme, (scheme) => scheme === 'dark');
      await expectSoon(hands.layout, (layout) => layout === 'enterprise');
    },
  },
  {
    name: 'a panel and a menu by the keyboard alone',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Settings');
      await hands.sees('choice', 'Dark');
      await hands.key('Escape');
      // The focus is back on the button, so that Enter opens it again.
      await expectSoon(hands.focused, (name) => name.startsWith('Settings'));
      await hands.key('Enter');
      await hands.sees('choice', 'Dark');
      await hands.key('Escape');
      await expectSoon(hands.focused, (name) => name.startsWith('Settings'));
      await hands.reads('Colour scheme', false);
      await hands.press('button', 'Language');
      await hands.sees('menuitemradio', 'Türkçe');
      await hands.key('Escape');
      await expectSoon(hands.focused, (name) => name.startsWith('Language'));
      await hands.key('Enter');
      await hands.sees('menuitemradio', 'Türkçe');
      await expectSoon(hands.focused, (name) => name.startsWith('English'));
      await hands.key('ArrowDown');
      await hands.key('Enter');
      await expectSoon(hands.language, (language) => language === 'tr');
    },
  },
  {
    name: 'watch a match whose score changes',
    async run(hands, { changeScore }) {
      await hands.open(await changeScore(71));
      await hands.reads('71');
      await changeScore(83);
      // It is asked for every 15 s.
      await hands.reads('83');
    },
  },
  {
    name: 'the network goes and comes back',
    async run(hands, { cut, mend }) {
      await signIn(hands);
      cut();
      await hands.press('link', 'Messages');
      await hands.sees('button', 'Try again');
      mend();
      await hands.press('button', 'Try again');
      await hands.sees('button', 'Mark all as read');
    },
  },
  {
    name: 'an administrator leaves a record with changes, is warned, stays and saves',
    async run(hands) {
      await hands.open('/sign-in?redirectURL=%2Fadmin%2Fschools');
      await fillInSignIn(hands, 'admin');
      await hands.sees('heading', 'School profiles');
      await hands.press('link', 'Gökçeçınar');
      await isAt(hands, /^\/admin\/schools\/school-gokcecinar/);
      await hands.fill('textbox', 'Telephone', '+90 212 555 99 88');
      await hands.press('link', 'About Us');
      await hands.reads('Leave without saving?');
      await hands.press('button', 'Stay here');
      await hands.reads('Leave without saving?', false);
      await hands.press('button', 'Save');
      await hands.reads('Saved');
      await hands.press('link', 'About Us');
      await hands.sees('heading', 'About Us');
    },
  },
  {
    name: 'back goes through the pages, and never to the sign-in or the sign-out',
    async run(hands) {
      await hands.open('/about-us');
      await hands.press('link', 'Contact Us');
      await hands.sees('textbox', 'Subject');
      await hands.press('link', 'Favourites');
      await hands.sees('heading', 'Favourites');
      await hands.press('button', 'Back');
      await isAt(hands, /^\/support\/contact-us$/);
      await hands.press('button', 'Back');
      await isAt(hands, /^\/about-us$/);
    },
  },
  {
    name: 'an address that leads nowhere leads home',
    async run(hands) {
      await hands.open('/nowhere');
      await hands.sees('heading', 'There is no page at this address');
      await hands.press('link', 'To the start page');
      await hands.sees('heading', 'School sports, live');
    },
  },
  {
    name: 'a page for others says so',
    async run(hands) {
      await signIn(hands);
      await hands.open('/admin/schools');
      await hands.sees('heading', 'This page is not for your account');
      await hands.sees('link', 'Messages');
    },
  },
  {
    name: 'a favourite is taken away again',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Add to favourites: Seabrook v Rooigras');
      await hands.open('/favourites');
      await hands.press('button', 'Remove from favourites: Seabrook v Rooigras');
      await hands.reads('No favourites yet');
    },
  },
  {
    name: 'a message opens on its own page, and back leads to the list',
    async run(hands) {
      await signIn(hands);
      await hands.open('/messages');
      await hands.press('link', 'Kick-off moved to');
      await isAt(hands, /^\/messages\/.+/);
      await hands.goBack();
      await isAt(hands, /^\/messages$/);
      await hands.sees('button', 'Mark all as read');
    },
  },
];
