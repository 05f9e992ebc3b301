import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Knows the theme by a band of its colour behind bar and menu.',
    tr: 'Temayı, çubuk ve menünün arkasındaki renk bandından tanır.',
  },
  whenToUse: [
    {
      en: 'A product whose colour should be seen on each page.',
      tr: 'Rengi her sayfada görünsün istenen ürün.',
    },
  ],
  alternatives: [
    { piece: 'Enterprise', when: { en: 'a plain header.', tr: 'sade bir üst bölüm için.' } },
    {
      piece: 'Modern',
      when: { en: 'the whole width for the page.', tr: 'bütün genişlik sayfanınsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Band', tr: 'Bant' },
      is: { en: 'in the strong colour of the theme.', tr: 'temanın güçlü renginde.' },
    },
    {
      name: { en: 'Panel', tr: 'Panel' },
      is: { en: 'bar and menu, on the band.', tr: 'bantta çubuk ve menü.' },
    },
    layoutDocs.parts.barWithMenu,
    layoutDocs.parts.page,
    layoutDocs.parts.footer,
  ],
  measures: [
    layoutDocs.measures.menuBelowBar,
    { of: layoutDocs.measured.header, is: { en: '65 / 121 / 205 px', tr: '65 / 121 / 205 px' } },
    layoutDocs.measures.footer80,
    layoutDocs.measures.width1440,
    layoutDocs.measures.noQuickChat,
    layoutDocs.measures.menuAsDrawer,
  ],
  faces: ['Lg'],
  frame: layoutDocs.windowSizes,
  keyboard: layoutDocs.keyboard.menuBelowBar,
  screenReader: layoutDocs.screenReader.menu,
  pairs: [
    {
      do: { shows: 'Lg', because: { en: 'One colour, from the theme.', tr: 'Tek renk, temadan.' } },
      dont: {
        shows: 'Misused',
        because: {
          en: 'A page with its own coloured header: two coloured heads above each other.',
          tr: 'Kendi renkli başlığı olan sayfa: üst üste iki renkli baş.',
        },
      },
    },
  ],
};
