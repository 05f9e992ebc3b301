import { expectSoon } from '../hands.ts';
import { fillInSignIn, isAt, signIn, type Journey } from './journey.ts';

/** What people do on the pages. */
export const pagesJourneys: readonly Journey[] = [
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
    name: 'keep a favourite, and find it after a reload',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Favourite: Seabrook v Rooigras');
      await hands.open('/favourites');
      await hands.sees('button', 'Favourite: Seabrook v Rooigras');
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
      // The drawer has the name of its button: the focus counts once the drawer is gone.
      await hands.reads('Colour scheme', false);
      // The focus is back on the button, so that Enter opens it again.
      await expectSoon(hands.focused, (name) => name.startsWith('Settings'));
      await hands.key('Enter');
      await hands.sees('choice', 'Dark');
      await hands.key('Escape');
      await hands.reads('Colour scheme', false);
      await expectSoon(hands.focused, (name) => name.startsWith('Settings'));
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
    name: 'an address that leads nowhere leads home',
    async run(hands) {
      await hands.open('/nowhere');
      await hands.sees('heading', 'There is no page at this address');
      await hands.press('link', 'To the start page');
      await hands.sees('heading', 'School sports, live');
    },
  },
  {
    name: 'a favourite is taken away again',
    async run(hands) {
      await hands.open('/home');
      await hands.press('button', 'Favourite: Seabrook v Rooigras');
      await hands.open('/favourites');
      await hands.press('button', 'Favourite: Seabrook v Rooigras');
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
