import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Spinner } from '../../Spinner/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees that the app waits for the server.',
    tr: 'Uygulamanın sunucuyu beklediğini görür.',
  },
  whenToUse: [{ en: 'Once, on top of every layout.', tr: 'Her yerleşimin üstünde, bir kez.' }],
  alternatives: [
    {
      piece: 'ProgressBar',
      when: { en: 'one task has a progress of its own.', tr: 'bir işin kendi ilerlemesi varsa.' },
    },
    {
      piece: 'Skeleton',
      when: {
        en: 'the content that is awaited has a place.',
        tr: 'beklenen içeriğin yeri belliyse.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Bar', tr: 'Çubuk' },
      is: {
        en: '6 px at the top edge, above everything, without room of its own.',
        tr: 'üst kenarda 6 px, her şeyin üstünde, yer tutmaz.',
      },
    },
  ],
  faces: ['HowLongIsNotKnown', 'PartWay'],
  frame: { widths: [640], height: 120 },
  keyboard: 'none',
  screenReader: [
    {
      en: 'A progress bar named by its label while it shows. Nothing is announced when it appears; quick answers show nothing.',
      tr: 'Göründüğü sürece etiketiyle adlandırılan bir ilerleme çubuğu. Belirince bir şey duyurulmaz; hızlı cevaplar bir şey göstermez.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'HowLongIsNotKnown',
        because: {
          en: 'It waits a moment, so that quick answers do not flicker.',
          tr: 'Hızlı cevaplar titremesin diye bir an bekler.',
        },
      },
      dont: {
        shows: (say) => <Spinner label={say({ en: 'Loading', tr: 'Yükleniyor' })} size="large" />,
        because: {
          en: 'A spinner over the page hides what can be read already.',
          tr: 'Sayfanın üstündeki bekleme işareti, okunabileni gizler.',
        },
      },
    },
  ],
};
