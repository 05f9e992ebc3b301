import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Knows the theme by a band of its colour behind bar and menu.',
    tr: 'Temayı, çubuk ve menünün arkasındaki renk bandından tanır.',
  },
  whenToUse: [
    {
      en: 'A product whose colour should be seen on each page.',
      tr: 'Rengi her sayfada görünsün istenen ürün.',
    },
  ],
  alternatives: [
    { piece: 'Enterprise', when: { en: 'a plain header.', tr: 'sade bir üst bölüm için.' } },
    {
      piece: 'Modern',
      when: { en: 'the whole width for the page.', tr: 'bütün genişlik sayfanınsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Band', tr: 'Bant' },
      is: { en: 'in the strong colour of the theme.', tr: 'temanın güçlü renginde.' },
    },
    {
      name: { en: 'Panel', tr: 'Panel' },
      is: { en: 'bar and menu, on the band.', tr: 'bantta çubuk ve menü.' },
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
      is: { en: 'A menu in a second row.', tr: 'İkinci satırda menü.' },
    },
    {
      of: {
        en: 'Header below 600, from 600 and from 960 px',
        tr: "Üst çubuk: 600 altında, 600'den ve 960 px'ten itibaren",
      },
      is: { en: '64 / 121 / 205 px', tr: '64 / 121 / 205 px' },
    },
    {
      of: { en: 'Footer', tr: 'Alt bölüm' },
      is: { en: '56 px, from 600 px 80 px', tr: "56 px, 600 px'ten itibaren 80 px" },
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
      do: { shows: 'Lg', because: { en: 'One colour, from the theme.', tr: 'Tek renk, temadan.' } },
      dont: {
        shows: (say) => (
          <div>
            <LayoutMiniature layout="material" />
            <p>
              {say({
                en: 'A page with its own coloured header',
                tr: 'Kendi renkli başlığı olan sayfa',
              })}
            </p>
          </div>
        ),
        because: { en: 'Two coloured heads above each other.', tr: 'Üst üste iki renkli baş.' },
      },
    },
  ],
};
