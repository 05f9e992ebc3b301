import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Card } from '../../Card/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads the newest messages, marks them as read and removes them.',
    tr: 'En yeni mesajları okur, okundu olarak işaretler ve kaldırır.',
  },
  whenToUse: [
    { en: 'From the top bar, without leaving the page.', tr: 'Üst çubuktan, sayfadan ayrılmadan.' },
  ],
  alternatives: [
    {
      piece: 'MessagesList',
      when: { en: 'messages are the page.', tr: 'sayfanın kendisi mesajlarsa.' },
    },
    {
      piece: 'NotificationsPanel',
      when: {
        en: 'the product tells something, and no person.',
        tr: 'bir kişi değil ürün haber veriyorsa.',
      },
    },
    { piece: 'QuickChat', when: { en: 'an answer is expected.', tr: 'cevap bekleniyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Button', tr: 'Düğme' },
      is: { en: 'with the number of unread messages.', tr: 'okunmamış mesaj sayısıyla.' },
    },
    {
      name: { en: 'Header', tr: 'Üst' },
      is: { en: 'title and “mark all as read”.', tr: 'başlık ve “tümünü okundu işaretle”.' },
    },
    {
      name: { en: 'Rows', tr: 'Satırlar' },
      is: {
        en: 'picture or icon, words, time, and two buttons.',
        tr: 'resim ya da simge, metin, saat ve iki düğme.',
      },
    },
    {
      name: { en: 'Long text', tr: 'Uzun metin' },
      is: {
        en: 'cut after a few lines; with `expandLabels` a button opens it in place.',
        tr: 'birkaç satırdan sonra kesilir; `expandLabels` ile bir düğme onu yerinde açar.',
      },
    },
    {
      name: { en: 'States', tr: 'Durumlar' },
      is: { en: 'loading, empty, failed.', tr: 'yükleniyor, boş, hata.' },
    },
  ],
  faces: ['Unread', 'AllRead', 'Empty', 'Loading', 'Failed', 'OnAPhone'],
  frame: { widths: [480], height: 600 },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the button, opens the panel.', tr: 'Düğmede paneli açar.' },
    },
    keys.trapped,
    {
      keys: ['Enter'],
      does: { en: 'On a message, follows its link.', tr: 'Mesajın üzerinde bağlantısına gider.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On a button inside, presses it: marks a message, removes it, or opens its text.',
        tr: 'İçindeki düğmeye basar: mesajı işaretler, kaldırır ya da metnini açar.',
      },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'A dialog with its name; the list says what is unread; after a removal the focus goes to the next row, after an undo to the one that came back.',
      tr: 'Adıyla iletişim kutusu; liste okunmamışları söyler; kaldırınca odak sonraki satıra, geri alınca geri gelen satıra geçer.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Empty',
        because: {
          en: 'An empty panel says what will come.',
          tr: 'Boş panel ne geleceğini söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <Card title={say({ en: 'Messages', tr: 'Mesajlar' })} titleLevel={3}>
            {say({ en: '0 items', tr: '0 öğe' })}
          </Card>
        ),
        because: { en: 'A number where words are needed.', tr: 'Söz gereken yerde sayı.' },
      },
    },
  ],
};
