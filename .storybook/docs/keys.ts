import type { KeyboardRow } from './pieceDocs.ts';

/** Rows of the keyboard table that hold for many pieces. */
export const keys = {
  tab: {
    keys: ['Tab', 'Shift + Tab'],
    does: {
      en: 'Moves the focus to it and away from it.',
      tr: 'Odağı ona getirir ve ondan götürür.',
    },
  },
  tabThrough: {
    keys: ['Tab', 'Shift + Tab'],
    does: {
      en: 'Moves the focus through its controls in the order of reading.',
      tr: 'Odağı denetimleri arasında okuma sırasıyla gezdirir.',
    },
  },
  press: {
    keys: ['Enter', 'Space'],
    does: { en: 'Presses it.', tr: 'Ona basar.' },
  },
  follow: {
    keys: ['Enter'],
    does: { en: 'Follows the link.', tr: 'Bağlantıya gider.' },
  },
  escape: {
    keys: ['Escape'],
    does: {
      en: 'Closes it and returns the focus to the control that opened it.',
      tr: 'Kapatır ve odağı onu açan denetime geri verir.',
    },
  },
  trapped: {
    keys: ['Tab', 'Shift + Tab'],
    does: {
      en: 'Moves through the controls inside; the focus does not leave while it is open.',
      tr: 'İçindeki denetimler arasında gezer; açıkken odak dışarı çıkmaz.',
    },
  },
  type: {
    keys: ['A – Z', '0 – 9'],
    does: { en: 'Types into the field.', tr: 'Alana yazar.' },
  },
} as const satisfies Record<string, KeyboardRow>;
