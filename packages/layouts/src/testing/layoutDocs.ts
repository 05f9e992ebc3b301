import type {
  AnatomyPart,
  FrameSize,
  KeyboardRow,
  Measure,
  LocalizedText,
} from '#storybook/docs/pieceDocs.ts';
import type { LayoutConfig } from '../AppFrame/index.ts';

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
    en: 'Header with its lower edge: below 600, from 600 and from 960 px',
    tr: "Alt kenarıyla üst bölüm: 600 altında, 600'den ve 960 px'ten itibaren",
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
  headerWithBarOf64: {
    of: measured.header,
    is: { en: '65 / 65 / 65 px', tr: '65 / 65 / 65 px' },
  },
  headerWithBarOf80: {
    of: measured.header,
    is: { en: '65 / 81 / 81 px', tr: '65 / 81 / 81 px' },
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

function tab(en: string, tr: string): KeyboardRow {
  return { keys: ['Tab'], does: { en, tr } };
}

/** By the kind of the layout; what else has keys is in a slot and on the page of what fills it. */
const keyboard = {
  bare: [
    tab(
      'Reaches the skip link first, then the page.',
      'Önce atlama bağlantısına, sonra sayfaya ulaşır.',
    ),
    skipLink,
  ],
  side: [
    tab(
      'Reaches the skip link first, then the navigation while it is open, the bar and the page.',
      'Önce atlama bağlantısına, sonra açıksa gezinmeye, çubuğa ve sayfaya ulaşır.',
    ),
    skipLink,
  ],
  menuInBar: [
    tab(
      'Reaches the skip link first, then the start of the bar, the menu in it from 960 px, its tools, and the page.',
      "Önce atlama bağlantısına, sonra çubuğun başına, 960 px'ten itibaren içindeki menüye, araçlarına ve sayfaya ulaşır.",
    ),
    skipLink,
  ],
  menuBelowBar: [
    tab(
      'Reaches the skip link first, then the bar, the menu below it from 960 px, and the page.',
      "Önce atlama bağlantısına, sonra çubuğa, 960 px'ten itibaren altındaki menüye ve sayfaya ulaşır.",
    ),
    skipLink,
  ],
} as const satisfies Record<LayoutConfig['kind'], readonly KeyboardRow[]>;

const sameOrder: LocalizedText = {
  en: 'The order of reading is the same at every width.',
  tr: 'Okuma sırası her genişlikte aynıdır.',
};

const screenReader = {
  side: [
    {
      en: 'The skip link is the first element; then the landmarks navigation, banner, main and contentinfo.',
      tr: 'Atlama bağlantısı ilk öğedir; sonra bölgeler: gezinme, üst bölüm, ana içerik ve alt bilgi.',
    },
    sameOrder,
  ],
  menu: [
    {
      en: 'The skip link is the first element; then the landmarks banner with the navigation in it, main and contentinfo.',
      tr: 'Atlama bağlantısı ilk öğedir; sonra bölgeler: içinde gezinmeyle üst bölüm, ana içerik ve alt bilgi.',
    },
    sameOrder,
  ],
} as const satisfies Record<string, readonly LocalizedText[]>;

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
