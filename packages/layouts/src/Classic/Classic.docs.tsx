import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Has all pages at the side and the own account in the bar.',
    tr: 'Bütün sayfalar yanda, kendi hesabı çubuktadır.',
  },
  whenToUse: [
    {
      en: 'Work with many pages, where the person matters less than the tools.',
      tr: 'Çok sayfalı iş; kişiden çok araçlar önemlidir.',
    },
  ],
  alternatives: [
    {
      piece: 'Classy',
      when: { en: 'the person should stand at the side.', tr: 'kişi yanda duracaksa.' },
    },
    {
      piece: 'Dense',
      when: {
        en: 'labels are known and the width is short.',
        tr: 'etiketler biliniyor ve genişlik azsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Head of the navigation', tr: 'Gezinmenin başı' },
      is: { en: 'the logo with the name.', tr: 'adıyla logo.' },
    },
    layoutDocs.parts.sideNavigation,
    layoutDocs.parts.barBesideNavigation,
    layoutDocs.parts.page,
    layoutDocs.parts.footer,
  ],
  measures: [
    layoutDocs.measures.darkNavigation,
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
          en: 'Labels beside icons, always readable.',
          tr: 'Simgelerin yanında hep okunan etiketler.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: '280 px of navigation for three entries: use `Modern`.',
          tr: 'Üç öğe için 280 px gezinme: `Modern` kullanın.',
        },
      },
    },
  ],
};
