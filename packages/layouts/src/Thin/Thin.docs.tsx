import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

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
    {
      name: { en: 'Navigation', tr: 'Gezinme' },
      is: {
        en: 'at the start edge, sticky, as high as the window.',
        tr: 'başlangıç kenarında, yapışkan, pencere kadar yüksek.',
      },
    },
    {
      name: { en: 'Bar', tr: 'Çubuk' },
      is: {
        en: 'toggle at the start, tools at the end; scrolls away with the page.',
        tr: 'başta düğme, sonda araçlar; sayfayla kayıp gider.',
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
      is: {
        en: 'At the side, 80 px, in the colours of the scheme.',
        tr: 'Yanda, 80 px, düzenin renklerinde.',
      },
    },
    {
      of: {
        en: 'Header below 600, from 600 and from 960 px',
        tr: "Üst çubuk: 600 altında, 600'den ve 960 px'ten itibaren",
      },
      is: { en: '64 / 64 / 64 px', tr: '64 / 64 / 64 px' },
    },
    { of: { en: 'Footer', tr: 'Alt bölüm' }, is: { en: '56 px', tr: '56 px' } },
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
        en: 'The same navigation as a drawer above the page, opened by the toggle.',
        tr: 'Aynı gezinme sayfanın üstünde çekmece olur, düğmeyle açılır.',
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
          en: 'The unread count is still told, by a dot and in the name.',
          tr: 'Okunmamış sayısı nokta ve adla yine söylenir.',
        },
      },
      dont: {
        shows: (say) => (
          <div>
            <LayoutMiniature layout="thin" />
            <p>{say({ en: 'Forty pages in six groups', tr: 'Altı grupta kırk sayfa' })}</p>
          </div>
        ),
        because: { en: 'Most icons would look alike.', tr: 'Simgelerin çoğu birbirine benzerdi.' },
      },
    },
  ],
};
