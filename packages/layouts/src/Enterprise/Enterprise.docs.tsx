import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Has tools in a dark bar and the pages in a row below it.',
    tr: 'Araçlar koyu çubukta, sayfalar altındaki satırdadır.',
  },
  whenToUse: [
    {
      en: 'Many tools and many top pages, each needing a row.',
      tr: 'Her biri satır isteyen çok araç ve çok üst sayfa.',
    },
  ],
  alternatives: [
    { piece: 'Modern', when: { en: 'one bar is enough.', tr: 'tek çubuk yetiyorsa.' } },
    {
      piece: 'Material',
      when: { en: 'the colour of the theme should show.', tr: 'tema rengi görünecekse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Menu', tr: 'Menü' },
      is: {
        en: 'a light row below the bar, from 960 px.',
        tr: "çubuğun altında açık satır, 960 px'ten itibaren.",
      },
    },
    { name: { en: 'Box', tr: 'Kutu' }, is: { en: 'around the page.', tr: 'sayfanın çevresinde.' } },
    layoutDocs.parts.barWithMenu,
    layoutDocs.parts.page,
    layoutDocs.parts.footer,
  ],
  measures: [
    layoutDocs.measures.menuBelowBar,
    { of: layoutDocs.measured.header, is: { en: '65 / 81 / 145 px', tr: '65 / 81 / 145 px' } },
    layoutDocs.measures.footer80,
    {
      of: layoutDocs.measured.width,
      is: {
        en: '1440 px, the content of bar, menu and page',
        tr: '1440 px, çubuk, menü ve sayfanın içeriği',
      },
    },
    layoutDocs.measures.quickChat,
    layoutDocs.measures.menuAsDrawer,
  ],
  faces: ['Lg'],
  frame: layoutDocs.windowSizes,
  keyboard: layoutDocs.keyboard.menuBelowBar,
  screenReader: layoutDocs.screenReader.menu,
  pairs: [
    {
      do: {
        shows: 'Lg',
        because: {
          en: 'Tools and pages do not share a row.',
          tr: 'Araçlar ve sayfalar aynı satırda değildir.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'A page with little content: 145 px of header above a few lines.',
          tr: 'Az içerikli bir sayfa: birkaç satırın üstünde 145 px üst bölüm.',
        },
      },
    },
  ],
};
