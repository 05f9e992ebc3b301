import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees the top pages in a row and opens menus of the others.',
    tr: 'Üst sayfaları bir sırada görür ve ötekilerin menülerini açar.',
  },
  whenToUse: [
    {
      en: 'There are few top entries and the window is at least 960 px wide.',
      tr: "Üst düzey öğeler azdır ve pencere en az 960 px'tir.",
    },
  ],
  alternatives: [
    {
      piece: 'VerticalNavigation',
      when: { en: 'there are many, or the window is narrower.', tr: 'çoksa ya da pencere darsa.' },
    },
    {
      piece: 'Menu',
      when: { en: 'the entries are actions and no pages.', tr: 'öğeler sayfa değil işlemse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Entries', tr: 'Öğeler' },
      is: {
        en: 'links, or buttons with a menu; the active one and its parents are marked.',
        tr: 'bağlantılar ya da menülü düğmeler; etkin olan ve üstleri işaretlidir.',
      },
    },
    {
      name: { en: 'Menus', tr: 'Menüler' },
      is: { en: 'open below, the next level beside.', tr: 'altta, sonraki düzey yanda açılır.' },
    },
    {
      name: { en: 'More', tr: 'Diğer' },
      is: { en: 'the last entry, with what does not fit.', tr: 'sığmayanları tutan son öğe.' },
    },
  ],
  faces: ['AcrossTheTop', 'FourLevels', 'SixtyItems', 'LongTurkish', 'RightToLeft'],
  frame: { widths: [1000], height: 320 },
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: {
        en: 'Moves through the entries and those of an open menu, and out of the bar, which closes the menu.',
        tr: 'Öğeler ve açık menünün öğeleri arasında gezer, sonra çubuktan çıkar; o zaman menü kapanır.',
      },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: {
        en: 'Moves along the bar; in the menus, opens a level or leaves it.',
        tr: 'Çubuk boyunca gezer; menülerde bir düzeyi açar ya da ondan çıkar.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: {
        en: 'Goes to the first or the last entry.',
        tr: 'İlk ya da son öğeye gider.',
      },
    },
    {
      keys: ['ArrowDown'],
      does: {
        en: 'On the bar, opens the menu of an entry that has one.',
        tr: 'Çubukta menüsü olan öğenin menüsünü açar.',
      },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: { en: 'In a menu, moves through it.', tr: 'Menüde onun içinde gezer.' },
    },
    {
      keys: ['Enter'],
      does: { en: 'Opens the menu, or goes to the page.', tr: 'Menüyü açar ya da sayfaya gider.' },
    },
    {
      keys: ['Space'],
      does: {
        en: 'Opens the menu of an entry that has one, or presses one that is a button; does not follow a link.',
        tr: 'Menüsü olan öğenin menüsünü açar ya da düğme olana basar; bağlantıya gitmez.',
      },
    },
    {
      keys: ['Escape'],
      does: {
        en: 'Closes a level and returns the focus.',
        tr: 'Bir düzeyi kapatır ve odağı geri verir.',
      },
    },
  ],
  screenReader: [
    {
      en: 'A navigation landmark; an entry says that it has a menu and whether it is open; the active page is read as current.',
      tr: 'Bir gezinme bölgesi; öğe menüsü olduğunu ve açık olup olmadığını söyler; etkin sayfa geçerli okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'AcrossTheTop',
        because: {
          en: 'Few entries with short names stay in one row.',
          tr: 'Kısa adlı az öğe tek sırada kalır.',
        },
      },
      dont: {
        shows: 'SixtyItems',
        because: {
          en: 'With sixty entries most of them hide in the last one.',
          tr: 'Altmış öğede çoğu sonuncunun içinde gizlenir.',
        },
      },
    },
  ],
};
