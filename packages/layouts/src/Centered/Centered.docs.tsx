import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

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
      is: { en: '64 px, from 600 px 80 px', tr: "64 px, 600 px'ten itibaren 80 px" },
    },
    {
      of: { en: 'Greatest width', tr: 'En büyük genişlik' },
      is: { en: '1440 px, everything', tr: '1440 px, her şey' },
    },
    { of: { en: 'Quick chat', tr: 'Hızlı sohbet' }, is: { en: 'None.', tr: 'Yok.' } },
    {
      of: { en: 'Below 960 px', tr: '960 px altında' },
      is: {
        en: 'The menu becomes a drawer at the side, opened by the toggle.',
        tr: 'Menü yandan çekmece olur, düğmeyle açılır.',
      },
    },
    { of: { en: 'Gutter', tr: 'Kenarlık' }, is: { en: '0 / 16 / 32 px', tr: '0 / 16 / 32 px' } },
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
          en: 'Lines stay readable on a wide screen.',
          tr: 'Satırlar geniş ekranda okunur kalır.',
        },
      },
      dont: {
        shows: (say) => (
          <div>
            <LayoutMiniature layout="centered" />
            <p>{say({ en: 'A table of twenty columns', tr: 'Yirmi sütunlu tablo' })}</p>
          </div>
        ),
        because: {
          en: 'The box takes the width that the table needs.',
          tr: 'Kutu, tabloya gereken genişliği alır.',
        },
      },
    },
  ],
};
