import type {
  AnatomyPart,
  FrameSize,
  KeyboardRow,
  Measure,
  LocalizedText,
} from '#storybook/docs/pieceDocs.ts';

/** What the pages of documentation of several layouts say in the same words. */

/** The widths of LAYOUT-8, at which a layout changes, and a phone below them. */
const windowSizes: FrameSize = { widths: [1440, 1280, 960, 600, 390], height: 800 };

/** Parts of the layouts with the navigation at the side, and of those with a menu. */
const parts = {
  sideNavigation: {
    name: { en: 'Navigation', tr: 'Gezinme' },
    is: {
      en: 'at the start edge, sticky, as high as the window.',
      tr: 'başlangıç kenarında, yapışkan, pencere kadar yüksek.',
    },
  },
  barBesideNavigation: {
    name: { en: 'Bar', tr: 'Çubuk' },
    is: {
      en: 'toggle at the start, tools at the end; scrolls away with the page.',
      tr: 'başta düğme, sonda araçlar; sayfayla kayıp gider.',
    },
  },
  barWithMenu: {
    name: { en: 'Bar', tr: 'Çubuk' },
    is: {
      en: 'logo and tools; scrolls away with the page.',
      tr: 'logo ve araçlar; sayfayla kayıp gider.',
    },
  },
  page: {
    name: { en: 'Page', tr: 'Sayfa' },
    is: { en: 'advertisement, then the content.', tr: 'reklam, sonra içerik.' },
  },
  footer: {
    name: { en: 'Footer', tr: 'Alt bölüm' },
    is: { en: 'owner and year.', tr: 'sahip ve yıl.' },
  },
} as const satisfies Record<string, AnatomyPart>;

/** What is measured in every layout. */
const measured = {
  navigation: { en: 'Navigation from 960 px', tr: "960 px'ten itibaren gezinme" },
  header: {
    en: 'Header below 600, from 600 and from 960 px',
    tr: "Üst çubuk: 600 altında, 600'den ve 960 px'ten itibaren",
  },
  footer: { en: 'Footer', tr: 'Alt bölüm' },
  width: { en: 'Greatest width', tr: 'En büyük genişlik' },
  quickChat: { en: 'Quick chat', tr: 'Hızlı sohbet' },
  below960: { en: 'Below 960 px', tr: '960 px altında' },
} as const satisfies Record<string, LocalizedText>;

const none: LocalizedText = { en: 'None.', tr: 'Yok.' };

const measures = {
  darkNavigation: {
    of: measured.navigation,
    is: {
      en: 'At the side, 280 px, dark in both schemes.',
      tr: 'Yanda, 280 px, iki düzende de koyu.',
    },
  },
  menuInBar: {
    of: measured.navigation,
    is: { en: 'A menu in the bar.', tr: 'Çubukta menü.' },
  },
  menuBelowBar: {
    of: measured.navigation,
    is: { en: 'A menu in a second row.', tr: 'İkinci satırda menü.' },
  },
  header64: {
    of: measured.header,
    is: { en: '64 / 64 / 64 px', tr: '64 / 64 / 64 px' },
  },
  header80: {
    of: measured.header,
    is: { en: '64 / 80 / 80 px', tr: '64 / 80 / 80 px' },
  },
  footer56: { of: measured.footer, is: { en: '56 px', tr: '56 px' } },
  footer80: {
    of: measured.footer,
    is: { en: '56 px, from 600 px 80 px', tr: "56 px, 600 px'ten itibaren 80 px" },
  },
  fullWidth: {
    of: measured.width,
    is: { en: 'None: the page fills the window.', tr: 'Yok: sayfa pencereyi doldurur.' },
  },
  width1440: {
    of: measured.width,
    is: { en: '1440 px, everything', tr: '1440 px, her şey' },
  },
  quickChat: {
    of: measured.quickChat,
    is: {
      en: 'A rail of 64 px from 1280 px; slides over the page below.',
      tr: "1280 px'ten itibaren 64 px şerit; altında sayfanın üstüne kayar.",
    },
  },
  noQuickChat: { of: measured.quickChat, is: none },
  navigationAsDrawer: {
    of: measured.below960,
    is: {
      en: 'The same navigation as a drawer above the page, opened by the toggle.',
      tr: 'Aynı gezinme sayfanın üstünde çekmece olur, düğmeyle açılır.',
    },
  },
  menuAsDrawer: {
    of: measured.below960,
    is: {
      en: 'The menu becomes a drawer at the side, opened by the toggle.',
      tr: 'Menü yandan çekmece olur, düğmeyle açılır.',
    },
  },
} as const satisfies Record<string, Measure>;

const skipLink: KeyboardRow = {
  keys: ['Enter'],
  does: {
    en: 'On the skip link, moves the focus to the page.',
    tr: 'Atlama bağlantısında odağı sayfaya taşır.',
  },
};

/** With a bar and a navigation. */
const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['Tab'],
    does: {
      en: 'Reaches the skip link first, then bar, navigation and page in this order of reading.',
      tr: 'Önce atlama bağlantısına, sonra okuma sırasıyla çubuğa, gezinmeye ve sayfaya ulaşır.',
    },
  },
  skipLink,
  {
    keys: ['Escape'],
    does: {
      en: 'Closes whatever is open, the topmost first.',
      tr: 'Açık olanı kapatır, en üsttekinden başlayarak.',
    },
  },
];

/** With a bar and a navigation. */
const screenReader: readonly LocalizedText[] = [
  {
    en: 'Landmarks: banner, navigation, main and contentinfo; the skip link is the first element.',
    tr: 'Bölgeler: üst bölüm, gezinme, ana içerik ve alt bilgi; atlama bağlantısı ilk öğedir.',
  },
  {
    en: 'The order of reading is the same at every width.',
    tr: 'Okuma sırası her genişlikte aynıdır.',
  },
];

export const layoutDocs = {
  windowSizes,
  parts,
  measured,
  none,
  measures,
  skipLink,
  keyboard,
  screenReader,
};
