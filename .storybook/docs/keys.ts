import type { KeyboardRow, LocalizedText } from './pieceDocs.ts';

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

/** What stands on a key, or is called so, where it is not the name that the tables are written with. */
const keyNames: Readonly<Record<string, LocalizedText>> = {
  Space: { en: 'Space', tr: 'Boşluk' },
  Escape: { en: 'Esc', tr: 'Esc' },
  ArrowUp: { en: 'Up arrow', tr: 'Yukarı ok' },
  ArrowDown: { en: 'Down arrow', tr: 'Aşağı ok' },
  ArrowLeft: { en: 'Left arrow', tr: 'Sol ok' },
  ArrowRight: { en: 'Right arrow', tr: 'Sağ ok' },
  'Arrow keys': { en: 'Arrow keys', tr: 'Ok tuşları' },
  'Shift + Space': { en: 'Shift + Space', tr: 'Shift + Boşluk' },
};

export function keyName(key: string): LocalizedText {
  return keyNames[key] ?? { en: key, tr: key };
}
