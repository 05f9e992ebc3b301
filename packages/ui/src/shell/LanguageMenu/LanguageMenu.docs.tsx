import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Flag } from './Flag.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Chooses the language of the product.', tr: 'Ürünün dilini seçer.' },
  whenToUse: [
    {
      en: 'In the top bar; below 960 px its entries are in the menu of more actions.',
      tr: 'Üst çubukta; 960 px altında öğeleri diğer işlemler menüsündedir.',
    },
  ],
  alternatives: [
    {
      piece: 'Select',
      when: { en: 'the language is a field of a form.', tr: 'dil bir form alanıysa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Button', tr: 'Düğme' },
      is: { en: 'the flag of the present language.', tr: 'geçerli dilin bayrağı.' },
    },
    {
      name: { en: 'Entries', tr: 'Öğeler' },
      is: {
        en: 'flag and name, each name in its own language.',
        tr: 'bayrak ve ad, her ad kendi dilinde.',
      },
    },
  ],
  faces: ['English', 'Turkish', 'Open'],
  frame: { widths: [480], height: 240 },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the button, opens the menu.', tr: 'Düğmede menüyü açar.' },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: { en: 'Moves through the languages.', tr: 'Diller arasında gezer.' },
    },
    { keys: ['Enter', 'Space'], does: { en: 'Chooses the language.', tr: 'Dili seçer.' } },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'The button is named with the present language added; flags are skipped.',
      tr: 'Düğmenin adına geçerli dil eklenir; bayraklar atlanır.',
    },
    { en: 'Each name is read in its own language.', tr: 'Her ad kendi dilinde okunur.' },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'A flag never stands alone: the name is beside it.',
          tr: 'Bayrak asla tek başına durmaz: ad yanındadır.',
        },
      },
      dont: {
        shows: () => (
          <Row>
            <Flag language="en" />
            <Flag language="tr" />
          </Row>
        ),
        because: {
          en: 'Flags alone are countries and not languages.',
          tr: 'Yalnız bayraklar dil değil ülkedir.',
        },
      },
    },
  ],
};
