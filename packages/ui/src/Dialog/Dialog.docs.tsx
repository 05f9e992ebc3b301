import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Answers one question before anything else goes on.',
    tr: 'Başka bir şeye geçmeden tek bir soruyu cevaplar.',
  },
  whenToUse: [
    {
      en: 'An action cannot be undone, or touches others.',
      tr: 'Bir işlem geri alınamaz ya da başkalarını etkiler.',
    },
  ],
  alternatives: [
    {
      piece: 'Sheet',
      when: { en: 'it is a task with several fields.', tr: 'birkaç alanlı bir işse.' },
    },
    {
      piece: 'Popover',
      when: {
        en: 'it is additional and may be ignored.',
        tr: 'ek bilgi olup görmezden gelinebiliyorsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Title', tr: 'Başlık' },
      is: {
        en: 'the question itself; it names the dialog.',
        tr: 'sorunun kendisi; iletişim kutusuna ad verir.',
      },
    },
    {
      name: { en: 'Body', tr: 'Metin' },
      is: { en: 'what follows from the answer.', tr: 'cevabın sonucu.' },
    },
    {
      name: { en: 'Actions', tr: 'İşlemler' },
      is: { en: 'the answers, the least destructive first.', tr: 'cevaplar, en zararsızı önce.' },
    },
    {
      name: { en: 'Backdrop', tr: 'Perde' },
      is: {
        en: 'dims the page, which cannot be used meanwhile.',
        tr: 'sayfayı karartır; bu sırada sayfa kullanılamaz.',
      },
    },
  ],
  faces: ['Open', 'LongTurkish'],
  frame: { widths: [768], height: 420 },
  keyboard: [
    keys.trapped,
    {
      keys: ['Enter', 'Space'],
      does: { en: 'Presses the focused answer.', tr: 'Odaktaki cevaba basar.' },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'Its title is read when it opens, then the text; the page behind is hidden from readers.',
      tr: 'Açılınca başlığı, sonra metni okunur; arkadaki sayfa okuyuculardan gizlidir.',
    },
    { en: '`alertdialog` is announced as urgent.', tr: '`alertdialog` ivedi olarak duyurulur.' },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'The answers repeat the verb of the question.',
          tr: 'Cevaplar sorudaki fiili yineler.',
        },
      },
      dont: {
        shows: 'AnsweredByYes',
        because: {
          en: '“Yes” has to be read together with the question.',
          tr: '“Evet” ancak soruyla birlikte anlaşılır.',
        },
      },
    },
  ],
};
