import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { InboxIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '../../EmptyState/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads all messages on a page of their own, marks them as read and removes them.',
    tr: 'Tüm mesajları kendi sayfalarında okur, okundu olarak işaretler ve kaldırır.',
  },
  whenToUse: [
    {
      en: 'Messages are the task of the page; it scrolls with the page and shows whole titles.',
      tr: 'Sayfanın işi mesajlarsa; sayfayla birlikte kayar ve başlıkların tümünü gösterir.',
    },
    {
      en: 'Each message has a page, to which `hrefOf` leads.',
      tr: 'Her mesajın bir sayfası varsa; oraya `hrefOf` götürür.',
    },
  ],
  alternatives: [
    {
      piece: 'MessagesPanel',
      when: {
        en: 'the person stays on another page.',
        tr: 'kişi başka bir sayfada kalıyorsa.',
      },
    },
    {
      piece: 'Table',
      when: { en: 'rows are compared by columns.', tr: 'satırlar sütunlarla karşılaştırılıyorsa.' },
    },
  ],
  anatomy: [
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
      name: { en: 'Undo', tr: 'Geri al' },
      is: {
        en: 'below the rows after a removal that can be undone.',
        tr: 'geri alınabilen bir kaldırmadan sonra satırların altında.',
      },
    },
    {
      name: { en: 'States', tr: 'Durumlar' },
      is: { en: 'loading, empty, failed.', tr: 'yükleniyor, boş, hata.' },
    },
  ],
  faces: ['Unread', 'AllRead', 'LongTexts', 'Empty', 'Loading', 'Failed', 'OnAPhone'],
  frame: { widths: [720], height: 560 },
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter'],
      does: { en: 'On a message, follows it.', tr: 'Mesajdayken ona gider.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On its buttons, marks or removes it, opens its text, or undoes a removal.',
        tr: 'Düğmelerinde işaretler ya da kaldırır, metnini açar ya da kaldırmayı geri alır.',
      },
    },
  ],
  screenReader: [
    {
      en: 'A region with its name; unread messages say so before their title, and each row its place in the list.',
      tr: 'Adıyla bir bölge; okunmamış mesajlar bunu başlıktan önce, her satır listedeki yerini söyler.',
    },
    {
      en: 'A removal is announced; the focus goes to the next row, after an undo to the one that came back.',
      tr: 'Kaldırma duyurulur; odak sonraki satıra, geri alınca geri gelen satıra geçer.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Failed',
        because: {
          en: 'A failure says so and offers another try.',
          tr: 'Hata söylenir ve yeniden deneme sunulur.',
        },
      },
      dont: {
        shows: (say) => (
          <EmptyState
            icon={InboxIcon}
            title={say({ en: 'No messages', tr: 'Mesaj yok' })}
            description={say({ en: 'Come back later.', tr: 'Sonra yine gelin.' })}
          />
        ),
        because: {
          en: 'Nobody learns that messages are there and did not come.',
          tr: 'Mesajların olduğu ama gelmediği anlaşılmaz.',
        },
      },
    },
  ],
};
