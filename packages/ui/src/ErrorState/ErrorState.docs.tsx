import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { ErrorState } from './ErrorState.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Learns that a part could not be loaded and tries again.',
    tr: 'Bir bölümün yüklenemediğini öğrenir ve yeniden dener.',
  },
  whenToUse: [
    {
      en: 'A list or a panel failed; the rest of the page works.',
      tr: 'Bir liste ya da panel yüklenemedi; sayfanın kalanı çalışıyor.',
    },
  ],
  alternatives: [
    { piece: 'EmptyState', when: { en: 'it loaded and is empty.', tr: 'yüklendi ve boşsa.' } },
    {
      piece: 'Banner',
      when: {
        en: 'the content is there, but something about it is wrong.',
        tr: 'içerik orada, ama bir sorunu varsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Title and message', tr: 'Başlık ve ileti' },
      is: { en: 'what failed, in plain words.', tr: 'neyin olmadığı, yalın sözlerle.' },
    },
    {
      name: { en: 'Retry button', tr: 'Yeniden dene' },
      is: {
        en: 'keeps the focus and shows a spinner while it tries.',
        tr: 'denerken odağı korur ve bekleme işareti gösterir.',
      },
    },
    {
      name: { en: 'Details', tr: 'Ayrıntılar' },
      is: { en: 'a code and the time for the support.', tr: 'destek için kod ve saat.' },
    },
  ],
  faces: ['Failed', 'SeveralLines', 'WithDetails', 'Retrying', 'LongTurkish'],
  keyboard: [keys.tab, keys.press],
  screenReader: [{ en: 'Announced at once when it appears.', tr: 'Belirince hemen duyurulur.' }],
  pairs: [
    {
      do: {
        shows: (say) => (
          <ErrorState
            title={say({ en: 'The matches could not be loaded', tr: 'Karşılaşmalar yüklenemedi' })}
            message={say({
              en: 'Check your connection and try again.',
              tr: 'Bağlantınızı denetleyip yeniden deneyin.',
            })}
            retryLabel={say({ en: 'Try again', tr: 'Yeniden dene' })}
            onRetry={() => undefined}
          />
        ),
        because: {
          en: 'What failed, and what the person can do.',
          tr: 'Neyin olmadığı ve kişinin ne yapabileceği.',
        },
      },
      dont: {
        shows: () => (
          <ErrorState
            title="Error 500"
            message="Internal Server Error"
            retryLabel="OK"
            onRetry={() => undefined}
          />
        ),
        because: {
          en: 'The words of a machine; the code belongs in `details`.',
          tr: 'Makinenin sözleri; kod `details` içine aittir.',
        },
      },
    },
  ],
};
