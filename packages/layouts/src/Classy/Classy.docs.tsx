import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

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
        en: 'At the side, 280 px, dark in both schemes.',
        tr: 'Yanda, 280 px, iki düzende de koyu.',
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
          en: 'The person stands above the own pages.',
          tr: 'Kişi kendi sayfalarının üstünde durur.',
        },
      },
      dont: {
        shows: (say) => (
          <div>
            <LayoutMiniature layout="classy" />
            <p>
              {say({
                en: 'For visitors who are not signed in',
                tr: 'Oturum açmamış ziyaretçiler için',
              })}
            </p>
          </div>
        ),
        because: {
          en: 'Without a person the head of the navigation is empty.',
          tr: 'Kişi yokken gezinmenin başı boştur.',
        },
      },
    },
  ],
};
