import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { BarLogo } from './BarLogo.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees whose product it is and goes to the start page.',
    tr: 'Ürünün kimin olduğunu görür ve başlangıç sayfasına gider.',
  },
  whenToUse: [{ en: 'In the slot `logo` of a layout.', tr: 'Bir yerleşimin `logo` yuvasında.' }],
  alternatives: [
    {
      piece: 'HomeLink',
      when: { en: 'the logo stands anywhere else.', tr: 'logo başka bir yerdeyse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Mark', tr: 'İşaret' },
      is: { en: 'alone where the bar is narrow.', tr: 'çubuk darken tek başına.' },
    },
    {
      name: { en: 'Name', tr: 'Ad' },
      is: {
        en: 'beside it from the width that the layout decides.',
        tr: 'yerleşimin belirlediği genişlikten itibaren yanında.',
      },
    },
  ],
  faces: ['WithTheName', 'MarkAlone'],
  frame: { widths: [1280, 960], height: 260 },
  keyboard: [
    keys.tab,
    { keys: ['Enter'], does: { en: 'Goes to the start page.', tr: 'Başlangıç sayfasına gider.' } },
  ],
  screenReader: [
    {
      en: 'One link with one name, whichever logo is shown.',
      tr: 'Hangi logo gösterilirse gösterilsin tek adlı tek bağlantı.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <BarLogo
            href="#home"
            label={say({ en: 'Touchline, home page', tr: 'Touchline, ana sayfa' })}
          />
        ),
        because: { en: 'The name says where it leads.', tr: 'Ad nereye götürdüğünü söyler.' },
      },
      dont: {
        shows: (say) => <BarLogo href="#home" label={say({ en: 'Logo', tr: 'Logo' })} />,
        because: { en: '“Logo” is no destination.', tr: '“Logo” bir hedef değildir.' },
      },
    },
  ],
};
