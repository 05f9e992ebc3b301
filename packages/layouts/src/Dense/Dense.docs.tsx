import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

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
        en: 'At the side, 80 px, dark in both schemes.',
        tr: 'Yanda, 80 px, iki düzende de koyu.',
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
          en: 'The choice of the width stays at every change of the window.',
          tr: 'Genişlik seçimi pencere değişince de kalır.',
        },
      },
      dont: {
        shows: (say) => (
          <div>
            <LayoutMiniature layout="dense" />
            <p>{say({ en: 'For the first visit', tr: 'İlk ziyaret için' })}</p>
          </div>
        ),
        because: {
          en: 'Somebody new knows no icon yet.',
          tr: 'Yeni gelen henüz hiçbir simgeyi tanımaz.',
        },
      },
    },
  ],
};
