import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Badge } from '../../Badge/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads what the product tells: kick-off times, results, approvals.',
    tr: 'Ürünün bildirdiklerini okur: başlama saatleri, sonuçlar, onaylar.',
  },
  whenToUse: [
    {
      en: 'From the bar or the navigation, without leaving the page.',
      tr: 'Çubuktan ya da gezinmeden, sayfadan ayrılmadan.',
    },
  ],
  alternatives: [
    { piece: 'MessagesPanel', when: { en: 'a person writes.', tr: 'bir kişi yazıyorsa.' } },
    {
      piece: 'ToastRegion',
      when: {
        en: 'it is the outcome of what the person just did.',
        tr: 'kişinin az önce yaptığının sonucuysa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Button', tr: 'Düğme' },
      is: { en: 'a bell with the number of unread ones.', tr: 'okunmamış sayısıyla bir zil.' },
    },
    {
      name: { en: 'Header', tr: 'Üst' },
      is: { en: 'title and “mark all as read”.', tr: 'başlık ve “tümünü okundu işaretle”.' },
    },
    {
      name: { en: 'Rows', tr: 'Satırlar' },
      is: { en: 'icon, words, time, and two buttons.', tr: 'simge, metin, saat ve iki düğme.' },
    },
    {
      name: { en: 'Long text', tr: 'Uzun metin' },
      is: {
        en: 'cut after a few lines; with `expandLabels` a button opens it in place.',
        tr: 'birkaç satırdan sonra kesilir; `expandLabels` ile bir düğme onu yerinde açar.',
      },
    },
  ],
  faces: ['Unread', 'AllRead', 'LongTexts', 'Empty', 'Loading', 'Failed'],
  frame: { widths: [480], height: 600 },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the button, opens the panel.', tr: 'Düğmede paneli açar.' },
    },
    keys.trapped,
    {
      keys: ['Enter'],
      does: {
        en: 'On a notification, follows its link.',
        tr: 'Bildirimin üzerinde bağlantısına gider.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On a button inside, presses it: marks a notification, removes it, or opens its text.',
        tr: 'İçindeki düğmeye basar: bildirimi işaretler, kaldırır ya da metnini açar.',
      },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'A dialog with its name; the button says the exact number of unread ones.',
      tr: 'Adıyla iletişim kutusu; düğme okunmamışların tam sayısını söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Unread',
        because: {
          en: 'Unread ones differ by a dot and by their weight.',
          tr: 'Okunmamışlar nokta ve kalınlıkla ayrılır.',
        },
      },
      dont: {
        shows: () => <Badge count={128} max={999} tone="notifications" />,
        because: {
          en: 'A count that needs three digits hides the bell; `99+` says enough.',
          tr: 'Üç basamaklı sayı zili örter; `99+` yeter.',
        },
      },
    },
  ],
};
