import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Has all pages at the side, below the own picture and name.',
    tr: 'Bütün sayfalar yanda, kendi resmi ve adının altındadır.',
  },
  whenToUse: [
    {
      en: 'The usual layout for signed-in people.',
      tr: 'Oturum açmış kişiler için olağan yerleşim.',
    },
  ],
  alternatives: [
    {
      piece: 'Classic',
      when: {
        en: 'the person and the notifications should stand in the bar.',
        tr: 'kişi ve bildirimler çubukta duracaksa.',
      },
    },
    {
      piece: 'Thin',
      when: { en: 'the page needs the width.', tr: 'genişlik sayfaya gerekiyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Head of the navigation', tr: 'Gezinmenin başı' },
      is: {
        en: 'picture, name and email, with notifications and the user button beside them.',
        tr: 'resim, ad ve e-posta; yanlarında bildirimler ve kullanıcı düğmesi.',
      },
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
          en: 'The person stands above the own pages.',
          tr: 'Kişi kendi sayfalarının üstünde durur.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'For visitors who are not signed in: the head of the navigation is empty.',
          tr: 'Oturum açmamış ziyaretçiler için: gezinmenin başı boştur.',
        },
      },
    },
  ],
};
