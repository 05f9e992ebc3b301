import { expectSoon } from '../hands.ts';
import { isAt, signIn, type Journey } from './journey.ts';

/** Pushes, polling, and a network that is slow or gone. */
export const networkJourneys: readonly Journey[] = [
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
    name: 'leave a page while the code of the next one is on its way',
    async run(hands, { holdScripts, heldCount, release }) {
      await hands.open('/home');
      holdScripts('AboutUs');
      await hands.press('link', 'About Us');
      await expectSoon(
        async () => heldCount(),
        (count) => count > 0,
      );
      // The code is prefetched when the pointer is over the link, which can be before the press.
      await isAt(hands, /^\/about-us$/);
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
    name: 'watch a match whose score changes',
    async run(hands, { changeScore }) {
      await hands.open(await changeScore(71));
      await hands.reads('71');
      await changeScore(83);
      // The page fetches it every 15 s.
      await hands.reads('83');
    },
  },
  {
    name: 'the network goes and comes back',
    async run(hands, { cut, mend }) {
      await signIn(hands);
      await hands.press('link', 'All schools');
      await hands.sees('link', 'Çakıltaşı');
      cut();
      // A list that nothing has fetched yet: that of a link is fetched as soon as the pointer is over it.
      await hands.fill('searchbox', 'School or city', 'balcarrick\n');
      await hands.sees('button', 'Try again');
      mend();
      await hands.press('button', 'Try again');
      await hands.sees('link', 'Balcarrick Academy');
    },
  },
];
