import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Banner } from '../Banner/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Learns how an action ended, and can undo it.',
    tr: 'Bir işlemin nasıl bittiğini öğrenir ve geri alabilir.',
  },
  whenToUse: [
    { en: 'An action is done and the person goes on.', tr: 'İşlem bitmiştir ve kişi devam eder.' },
  ],
  alternatives: [
    { piece: 'Banner', when: { en: 'the state lasts.', tr: 'durum sürüyorsa.' } },
    { piece: 'Dialog', when: { en: 'an answer is needed.', tr: 'cevap gerekiyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Toast', tr: 'Bildirim' },
      is: { en: 'icon by tone, title, description.', tr: 'tona göre simge, başlık, açıklama.' },
    },
    {
      name: { en: 'Action', tr: 'İşlem' },
      is: { en: 'one, such as undo.', tr: 'tek, örneğin geri al.' },
    },
    {
      name: { en: 'Close button', tr: 'Kapatma düğmesi' },
      is: { en: 'at the end.', tr: 'sonda.' },
    },
  ],
  faces: ['Success', 'Removed', 'Failed', 'ThreeAtOnce', 'LongTurkish'],
  frame: { widths: [640], height: 240 },
  keyboard: [
    {
      keys: ['F6'],
      does: {
        en: 'Moves to the region of toasts; when its last toast is closed, the focus goes back.',
        tr: 'Bildirim bölgesine geçer; son bildirim kapanınca odak geri döner.',
      },
    },
    keys.tabThrough,
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'Presses the action or closes the toast.',
        tr: 'İşleme basar ya da bildirimi kapatır.',
      },
    },
  ],
  screenReader: [
    {
      en: 'A landmark region with a name; a toast is announced when it comes and stays while it has the focus.',
      tr: 'Adı olan bir bölge; bildirim gelince duyurulur ve odaktayken kalır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Removed',
        because: {
          en: 'It says what was done and offers to undo it.',
          tr: 'Ne yapıldığını söyler ve geri almayı önerir.',
        },
      },
      dont: {
        shows: (say) => (
          <Banner tone="success" title={say({ en: 'Message removed', tr: 'Mesaj kaldırıldı' })} />
        ),
        because: {
          en: 'A banner stays after nobody needs it any longer.',
          tr: 'Şerit, kimseye gerekmezken de kalır.',
        },
      },
    },
  ],
};
