import { expectSoon } from '../hands.ts';
import { fillInSignIn, isAt, type Journey } from './journey.ts';

/** What an administrator writes with the browser's own editing. */
export const adminJourneys: readonly Journey[] = [
  {
    name: 'write a formatted message to users',
    async run(hands) {
      await hands.open('/admin/messages/new');
      await fillInSignIn(hands, 'admin');
      await hands.fill('textbox', 'Title', 'Cup final on Friday');
      await hands.fill('textbox', 'Text', 'The gates open at noon');
      await expectSoon(hands.written, (markup) => markup.includes('The gates open at noon'));
      await hands.press('button', 'List');
      const isList = (markup: string) => /<ul><li>.*The gates open at noon/.test(markup);
      await expectSoon(hands.written, isList);
      await hands.press('button', 'Take back');
      await expectSoon(hands.written, (markup) => !isList(markup));
      await hands.press('button', 'Do again');
      await expectSoon(hands.written, isList);
      // What is typed after a press of "Bold" goes on where the text was left.
      await hands.press('button', 'Bold');
      await hands.type(' sharp');
      const isBold = (markup: string) =>
        /noon<b>[\s\u200b]*sharp/.test(markup.replaceAll('&nbsp;', ' '));
      await expectSoon(hands.written, isBold);
      await hands.press('choice', 'Everybody with an account');
      await hands.press('button', 'Create');
      await isAt(hands, /^\/admin\/messages\/(?!new)/);
      await hands.open(await hands.address());
      await hands.sees('heading', 'Cup final on Friday');
      await expectSoon(hands.written, (markup) => isBold(markup) && !markup.includes('\u200b'));
    },
  },
];
