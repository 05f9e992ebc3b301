import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

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
    {
      name: { en: 'Bar', tr: 'Çubuk' },
      is: {
        en: 'logo and tools; scrolls away with the page.',
        tr: 'logo ve araçlar; sayfayla kayıp gider.',
      },
    },
    {
      name: { en: 'Page', tr: 'Sayfa' },
      is: { en: 'advertisement, then the content.', tr: 'reklam, sonra içerik.' },
    },
    { name: { en: 'Footer', tr: 'Alt bölüm' }, is: { en: 'owner and year.', tr: 'sahip ve yıl.' } },
  ],
  measures: [
    {
      of: { en: 'Navigation from 960 px', tr: "960 px'ten itibaren gezinme" },
      is: { en: 'A menu in a second row.', tr: 'İkinci satırda menü.' },
    },
    {
      of: {
        en: 'Header below 600, from 600 and from 960 px',
        tr: "Üst çubuk: 600 altında, 600'den ve 960 px'ten itibaren",
      },
      is: { en: '64 / 80 / 144 px', tr: '64 / 80 / 144 px' },
    },
    {
      of: { en: 'Footer', tr: 'Alt bölüm' },
      is: { en: '56 px, from 600 px 80 px', tr: "56 px, 600 px'ten itibaren 80 px" },
    },
    {
      of: { en: 'Greatest width', tr: 'En büyük genişlik' },
      is: {
        en: '1440 px, the content of bar, menu and page',
        tr: '1440 px, çubuk, menü ve sayfanın içeriği',
      },
    },
    {
      of: { en: 'Quick chat', tr: 'Hızlı sohbet' },
      is: {
        en: 'A rail of 64 px from 1280 px; slides over the page below.',
        tr: "1280 px'ten itibaren 64 px şerit; altında sayfanın üstüne kayar.",
      },
    },
    {
      of: { en: 'Below 960 px', tr: '960 px altında' },
      is: {
        en: 'The menu becomes a drawer at the side, opened by the toggle.',
        tr: 'Menü yandan çekmece olur, düğmeyle açılır.',
      },
    },
  ],
  faces: ['Lg'],
  frame: { widths: [1280, 768, 390], height: 800 },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        en: 'Reaches the skip link first, then bar, navigation and page in this order of reading.',
        tr: 'Önce atlama bağlantısına, sonra okuma sırasıyla çubuğa, gezinmeye ve sayfaya ulaşır.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        en: 'On the skip link, moves the focus to the page.',
        tr: 'Atlama bağlantısında odağı sayfaya taşır.',
      },
    },
    {
      keys: ['Escape'],
      does: {
        en: 'Closes whatever is open, the topmost first.',
        tr: 'Açık olanı kapatır, en üsttekinden başlayarak.',
      },
    },
  ],
  screenReader: [
    {
      en: 'Landmarks: banner, navigation, main and contentinfo; the skip link is the first element.',
      tr: 'Bölgeler: üst bölüm, gezinme, ana içerik ve alt bilgi; atlama bağlantısı ilk öğedir.',
    },
    {
      en: 'The order of reading is the same at every width.',
      tr: 'Okuma sırası her genişlikte aynıdır.',
    },
  ],
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
        shows: (say) => (
          <div>
            <LayoutMiniature layout="enterprise" />
            <p>{say({ en: 'A page with little content', tr: 'Az içerikli bir sayfa' })}</p>
          </div>
        ),
        because: {
          en: '144 px of header above a few lines.',
          tr: 'Birkaç satırın üstünde 144 px üst bölüm.',
        },
      },
    },
  ],
};
