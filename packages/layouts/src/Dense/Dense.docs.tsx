import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Works by icons and sees the labels on hover or focus.',
    tr: 'Simgelerle çalışır, üzerine gelince ya da odakla etiketleri görür.',
  },
  whenToUse: [
    {
      en: 'People who know the product and need the width.',
      tr: 'Ürünü tanıyan ve genişlik isteyen kişiler.',
    },
  ],
  alternatives: [
    {
      piece: 'Classic',
      when: { en: 'labels should always be there.', tr: 'etiketler hep duracaksa.' },
    },
    {
      piece: 'Thin',
      when: { en: 'a light navigation is wanted.', tr: 'açık renkli gezinme isteniyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Appearance toggle', tr: 'Görünüm düğmesi' },
      is: {
        en: 'keeps the navigation wide, or narrow again.',
        tr: 'gezinmeyi geniş tutar ya da yine daraltır.',
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
        en: 'At the side, 80 px, dark in both schemes.',
        tr: 'Yanda, 80 px, iki düzende de koyu.',
      },
    },
    layoutDocs.measures.headerWithBarOf64,
    layoutDocs.measures.footer56,
    layoutDocs.measures.fullWidth,
    layoutDocs.measures.quickChat,
    {
      of: layoutDocs.measured.below960,
      is: { en: 'The navigation as a drawer of 280 px.', tr: 'Gezinme 280 px çekmece olur.' },
    },
    {
      of: { en: 'Expanded', tr: 'Açılmış hâli' },
      is: {
        en: '280 px, above the page, on hover and keyboard focus.',
        tr: '280 px, sayfanın üstünde, üzerine gelince ve klavye odağında.',
      },
    },
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
          en: 'The choice of the width stays at every change of the window.',
          tr: 'Genişlik seçimi pencere değişince de kalır.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'For the first visit: somebody new knows no icon yet.',
          tr: 'İlk ziyaret için: yeni gelen henüz hiçbir simgeyi tanımaz.',
        },
      },
    },
  ],
};
