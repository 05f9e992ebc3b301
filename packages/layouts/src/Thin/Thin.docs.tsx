import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Finds pages by known icons, with the most room for the page.',
    tr: 'Sayfaları bilinen simgelerle bulur; en çok yer sayfanındır.',
  },
  whenToUse: [{ en: 'Few pages with well-known icons.', tr: 'Bilinen simgeli az sayfa.' }],
  alternatives: [
    {
      piece: 'Compact',
      when: { en: 'the icons need labels.', tr: 'simgelere etiket gerekiyorsa.' },
    },
    {
      piece: 'Dense',
      when: { en: 'the labels should come on hover.', tr: 'etiketler üzerine gelince açılacaksa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Head of the navigation', tr: 'Gezinmenin başı' },
      is: { en: 'the mark.', tr: 'işaret.' },
    },
    {
      name: { en: 'Tooltips', tr: 'İpuçları' },
      is: {
        en: 'name the icons, on hover and focus.',
        tr: 'üzerine gelince ve odakla simgeleri adlandırır.',
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
        en: 'At the side, 80 px, in the colours of the scheme.',
        tr: 'Yanda, 80 px, düzenin renklerinde.',
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
          en: 'The unread count is still told, by a dot and in the name.',
          tr: 'Okunmamış sayısı nokta ve adla yine söylenir.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'Forty pages in six groups: most icons look alike.',
          tr: 'Altı grupta kırk sayfa: simgelerin çoğu birbirine benzer.',
        },
      },
    },
  ],
};
