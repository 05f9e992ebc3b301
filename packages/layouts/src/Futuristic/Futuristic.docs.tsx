import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Has all pages on a vivid side, with logo and account always in view.',
    tr: 'Bütün sayfalar canlı renkli yanda; logo ve hesap hep görünür.',
  },
  whenToUse: [
    { en: 'A product that should be recognised at once.', tr: 'Hemen tanınması istenen ürün.' },
  ],
  alternatives: [
    { piece: 'Classy', when: { en: 'something quieter.', tr: 'daha sakin bir şey için.' } },
    {
      piece: 'Classic',
      when: { en: 'the account belongs in the bar.', tr: 'hesap çubuğa aitse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Head of the navigation', tr: 'Gezinmenin başı' },
      is: { en: 'the logo, fixed.', tr: 'logo, sabit.' },
    },
    {
      name: { en: 'Foot of the navigation', tr: 'Gezinmenin altı' },
      is: {
        en: 'user button, name and email, fixed.',
        tr: 'kullanıcı düğmesi, ad ve e-posta, sabit.',
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
        en: 'At the side, 280 px, vivid in both schemes.',
        tr: 'Yanda, 280 px, iki düzende de canlı.',
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
          en: 'Logo and account stay while the entries scroll.',
          tr: 'Öğeler kayarken logo ve hesap kalır.',
        },
      },
      dont: {
        shows: (say) => (
          <div>
            <LayoutMiniature layout="futuristic" />
            <p>
              {say({
                en: 'Beside a theme of another strong colour',
                tr: 'Başka güçlü renkli bir temanın yanında',
              })}
            </p>
          </div>
        ),
        because: { en: 'Two strong colours compete.', tr: 'İki güçlü renk yarışır.' },
      },
    },
  ],
};
