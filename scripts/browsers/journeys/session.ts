import { expectSoon } from '../hands.ts';
import { fillInSignIn, isAt, isAtExactly, signIn, type Journey } from './journey.ts';

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
    name: 'back goes through the last ten addresses',
    async run(hands) {
      await hands.open('/home');
      const links = [
        ['About Us', '/about-us'],
        ['Contact Us', '/support/contact-us'],
        ['Favourites', '/favourites'],
      ] as const;
      const visited = ['/home'];
      for (let number = 0; number < 11; number += 1) {
        const [name, path] = links[number % links.length] ?? links[0];
        await hands.press('link', name);
        await isAtExactly(hands, path);
        await hands.sees('heading', name);
        visited.push(path);
      }
      // Ten are kept, the open one among them: nine ways back.
      for (const path of visited.slice(-10, -1).toReversed()) {
        await hands.press('button', 'Back');
        await isAtExactly(hands, path);
      }
      await expectSoon(() => hands.isDisabled('button', 'Back'), Boolean);
    },
  },
  {
    name: 'back never leads to a sign-out that was left',
    async run(hands, { cut, mend }) {
      await signIn(hands);
      // Its code is here from now on, also without a network.
      await hands.press('link', 'Sign Out');
      await hands.press('link', 'Sign in again');
      await fillInSignIn(hands, 'user');
      await hands.press('link', 'Messages');
      await hands.sees('button', 'Mark as read');
      cut();
      // The change waits for the network, and the sign-out asks what becomes of it.
      await hands.press('button', 'Mark as read');
      await hands.press('link', 'Sign Out');
      await hands.press('link', 'Stay signed in');
      await isAtExactly(hands, '/home');
      mend();
      await hands.press('button', 'Back');
      await isAtExactly(hands, '/messages');
    },
  },
  {
    name: 'back leads to a page without the token that was in its address',
    async run(hands) {
      await hands.open('/matches?search=seabrook&token=abc');
      await hands.sees('searchbox', 'Team, school or title');
      await hands.press('link', 'About Us');
      await hands.sees('heading', 'About Us');
      await hands.press('button', 'Back');
      await isAtExactly(hands, '/matches?search=seabrook');
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
