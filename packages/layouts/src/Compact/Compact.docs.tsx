import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Finds pages by an icon with its label below.',
    tr: 'Sayfaları altında etiketi olan simgeyle bulur.',
  },
  whenToUse: [
    {
      en: 'Few groups with short names, and a page that needs width.',
      tr: 'Kısa adlı az grup ve genişlik isteyen sayfa.',
    },
  ],
  alternatives: [
    {
      piece: 'Thin',
      when: { en: 'the icons are known without labels.', tr: 'simgeler etiketsiz biliniyorsa.' },
    },
    { piece: 'Classic', when: { en: 'names are long.', tr: 'adlar uzunsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Head of the navigation', tr: 'Gezinmenin başı' },
      is: { en: 'the mark.', tr: 'işaret.' },
    },
    {
      name: { en: 'Aside', tr: 'Yan panel' },
      is: {
        en: 'the entries of a group, beside the navigation.',
        tr: 'bir grubun öğeleri, gezinmenin yanında.',
      },
    },
    layoutDocs.parts.sideNavigation,
    layoutDocs.parts.barBesideNavigation,
    layoutDocs.parts.page,
    layoutDocs.parts.footer,
  ],
  measures: [
    {
      of: layoutDocs.measured.navigation,
      is: {
        en: 'At the side, 112 px, dark in both schemes.',
        tr: 'Yanda, 112 px, iki düzende de koyu.',
      },
    },
    layoutDocs.measures.headerWithBarOf64,
    layoutDocs.measures.footer56,
    layoutDocs.measures.fullWidth,
    layoutDocs.measures.quickChat,
    layoutDocs.measures.navigationAsDrawer,
  ],
  faces: ['Lg'],
  frame: layoutDocs.windowSizes,
  keyboard: layoutDocs.keyboard.side,
  screenReader: layoutDocs.screenReader.side,
  pairs: [
    {
      do: {
        shows: 'Lg',
        because: {
          en: 'Short labels fit below their icons.',
          tr: 'Kısa etiketler simgenin altına sığar.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'Long names break into three lines of 12 px.',
          tr: "Uzun adlar 12 px'lik üç satıra bölünür.",
        },
      },
    },
  ],
};
