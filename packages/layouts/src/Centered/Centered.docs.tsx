import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads a boxed page in the middle of a wide screen.',
    tr: 'Geniş ekranın ortasında çerçeveli bir sayfa okur.',
  },
  whenToUse: [{ en: 'Texts and forms on wide screens.', tr: 'Geniş ekranda metinler ve formlar.' }],
  alternatives: [
    {
      piece: 'Modern',
      when: { en: 'the page needs the whole width.', tr: 'bütün genişlik gerekiyorsa.' },
    },
    {
      piece: 'Enterprise',
      when: { en: 'the quick chat is needed.', tr: 'hızlı sohbet gerekiyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Gutter', tr: 'Kenarlık' },
      is: { en: 'around the box.', tr: 'kutunun çevresinde.' },
    },
    {
      name: { en: 'Menu', tr: 'Menü' },
      is: { en: 'in the bar of the box.', tr: 'kutunun çubuğunda.' },
    },
    layoutDocs.parts.barWithMenu,
    layoutDocs.parts.page,
    layoutDocs.parts.footer,
  ],
  measures: [
    layoutDocs.measures.menuInBar,
    layoutDocs.measures.headerWithBarOf80,
    {
      of: layoutDocs.measured.footer,
      is: { en: '64 px, from 600 px 80 px', tr: "64 px, 600 px'ten itibaren 80 px" },
    },
    layoutDocs.measures.width1440,
    layoutDocs.measures.noQuickChat,
    layoutDocs.measures.menuAsDrawer,
    { of: { en: 'Gutter', tr: 'Kenarlık' }, is: { en: '0 / 16 / 32 px', tr: '0 / 16 / 32 px' } },
  ],
  faces: ['Lg'],
  frame: layoutDocs.windowSizes,
  keyboard: layoutDocs.keyboard.menuInBar,
  screenReader: layoutDocs.screenReader.menu,
  pairs: [
    {
      do: {
        shows: 'Lg',
        because: {
          en: 'Lines stay readable on a wide screen.',
          tr: 'Satırlar geniş ekranda okunur kalır.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'A table of twenty columns: the box takes the width that it needs.',
          tr: 'Yirmi sütunlu tablo: kutu, ona gereken genişliği alır.',
        },
      },
    },
  ],
};
