import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees all pages in groups at the side and goes to one.',
    tr: 'Bütün sayfaları yanda gruplar hâlinde görür ve birine gider.',
  },
  whenToUse: [
    {
      en: 'The product has more pages than fit into a row, or they stand in groups.',
      tr: 'Ürünün sayfaları bir sıraya sığmaz ya da gruplanmıştır.',
    },
    {
      en: 'As a drawer on every screen below 960 px.',
      tr: '960 px altındaki her ekranda çekmece olarak.',
    },
  ],
  alternatives: [
    {
      piece: 'HorizontalNavigation',
      when: {
        en: 'there are few top entries and a wide screen.',
        tr: 'üst düzey öğeler az ve ekran genişse.',
      },
    },
    {
      piece: 'Tabs',
      when: { en: 'the views belong to one page.', tr: 'görünümler tek sayfaya aitse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Header and footer', tr: 'Üst ve alt' },
      is: { en: 'fixed, or scrolling with the entries.', tr: 'sabit ya da öğelerle kayan.' },
    },
    {
      name: { en: 'Groups', tr: 'Gruplar' },
      is: {
        en: 'titles of entries that belong together.',
        tr: 'bir arada duran öğelerin başlıkları.',
      },
    },
    {
      name: { en: 'Entries', tr: 'Öğeler' },
      is: {
        en: 'icon, title, subtitle, badge; the active one and its parents are marked.',
        tr: 'simge, başlık, alt başlık, rozet; etkin olan ve üstleri işaretlidir.',
      },
    },
    {
      name: { en: 'Collapsable entries', tr: 'Açılan öğeler' },
      is: {
        en: 'open below; in compact and thin beside, as an aside.',
        tr: 'altta açılır; compact ve thin görünümünde yanda panel olarak.',
      },
    },
    {
      name: { en: 'Overlay', tr: 'Perde' },
      is: { en: 'behind the drawer.', tr: 'çekmecenin arkasında.' },
    },
  ],
  faces: [
    'Default',
    'Compact',
    'Dense',
    'Thin',
    'Futuristic',
    'Drawer',
    'WithSlots',
    'Closed',
    'RightToLeft',
  ],
  frame: { widths: [768], height: 520 },
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter'],
      does: {
        en: 'Goes to the page, or opens and closes an entry that holds others.',
        tr: 'Sayfaya gider ya da içinde başkaları olan öğeyi açıp kapatır.',
      },
    },
    {
      keys: ['Space'],
      does: {
        en: 'Opens and closes an entry that holds others, or presses one that is a button; does not follow a link.',
        tr: 'İçinde başkaları olan öğeyi açıp kapatır ya da düğme olana basar; bağlantıya gitmez.',
      },
    },
    {
      keys: ['Escape'],
      does: {
        en: 'Closes an aside, then the drawer, and returns the focus.',
        tr: 'Önce yan paneli, sonra çekmeceyi kapatır ve odağı geri verir.',
      },
    },
  ],
  screenReader: [
    {
      en: 'A navigation landmark with a name; the active page is read as current, a collapsable entry as open or closed.',
      tr: 'Adı olan bir gezinme bölgesi; etkin sayfa geçerli, açılan öğe açık ya da kapalı okunur.',
    },
    {
      en: 'The drawer holds the focus, and the page behind is hidden meanwhile.',
      tr: 'Çekmece odağı tutar, arkadaki sayfa bu sırada gizlidir.',
    },
    {
      en: 'A button at the end of the drawer closes it; only screen readers find it.',
      tr: 'Çekmecenin sonundaki bir düğme onu kapatır; onu yalnızca ekran okuyucular bulur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Default',
        because: { en: 'Groups with names, two levels.', tr: 'Adlı gruplar, iki düzey.' },
      },
      dont: {
        shows: 'DeepInTheTree',
        because: {
          en: 'Four levels are possible, but the way down is long.',
          tr: 'Dört düzey olanaklıdır, ama yol uzundur.',
        },
      },
    },
  ],
};
