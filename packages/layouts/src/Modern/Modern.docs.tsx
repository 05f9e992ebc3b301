import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Has the top pages in the bar and the whole width for the page.',
    tr: 'Üst sayfalar çubukta, bütün genişlik sayfanındır.',
  },
  whenToUse: [{ en: 'Few top pages, wide content.', tr: 'Az üst sayfa, geniş içerik.' }],
  alternatives: [
    {
      piece: 'Enterprise',
      when: { en: 'the menu needs a row of its own.', tr: 'menüye ayrı satır gerekiyorsa.' },
    },
    { piece: 'Classic', when: { en: 'there are many entries.', tr: 'öğe çoksa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Menu', tr: 'Menü' },
      is: { en: 'in the bar, beside the logo.', tr: 'çubukta, logonun yanında.' },
    },
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
      is: { en: 'A menu in the bar.', tr: 'Çubukta menü.' },
    },
    {
      of: {
        en: 'Header below 600, from 600 and from 960 px',
        tr: "Üst çubuk: 600 altında, 600'den ve 960 px'ten itibaren",
      },
      is: { en: '64 / 80 / 80 px', tr: '64 / 80 / 80 px' },
    },
    {
      of: { en: 'Footer', tr: 'Alt bölüm' },
      is: { en: '56 px, from 600 px 80 px', tr: "56 px, 600 px'ten itibaren 80 px" },
    },
    {
      of: { en: 'Greatest width', tr: 'En büyük genişlik' },
      is: { en: 'None: the page fills the window.', tr: 'Yok: sayfa pencereyi doldurur.' },
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
        because: { en: 'One bar for everything.', tr: 'Her şey için tek çubuk.' },
      },
      dont: {
        shows: (say) => (
          <div>
            <LayoutMiniature layout="modern" />
            <p>{say({ en: 'Twelve top pages', tr: 'On iki üst sayfa' })}</p>
          </div>
        ),
        because: {
          en: 'Most of them hide in the last entry.',
          tr: 'Çoğu son öğenin içinde gizlenir.',
        },
      },
    },
  ],
};
