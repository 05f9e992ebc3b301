import { expectSoon } from '../hands.ts';
import { fillInSignIn, isAt, signIn, type Journey } from './journey.ts';

/** Signing in and out, guards and the way back. */
export const sessionJourneys: readonly Journey[] = [
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
    name: 'a page for others says so',
    async run(hands) {
      await signIn(hands);
      await hands.open('/admin/schools');
      await hands.sees('heading', 'This page is not for your account');
      await hands.sees('link', 'Messages');
    },
  },
];
