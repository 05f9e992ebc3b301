import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Spinner } from '../../Spinner/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees whose product is opening while its code loads.',
    tr: 'Kod yüklenirken hangi ürünün açıldığını görür.',
  },
  whenToUse: [
    {
      en: 'Once, before the first page, as static markup.',
      tr: 'İlk sayfadan önce bir kez, durağan işaretleme olarak.',
    },
  ],
  alternatives: [
    {
      piece: 'LoadingBar',
      when: { en: 'the app is there and waits.', tr: 'uygulama gelmişse ve bekliyorsa.' },
    },
    {
      piece: 'Skeleton',
      when: { en: 'a part of the page loads.', tr: 'sayfanın bir bölümü yükleniyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Surface', tr: 'Yüzey' },
      is: {
        en: 'covers the window, dark in every theme.',
        tr: 'pencereyi kaplar, her temada koyu.',
      },
    },
    { name: { en: 'Logo', tr: 'Logo' }, is: { en: 'in the middle.', tr: 'ortada.' } },
    {
      name: { en: 'Dots', tr: 'Noktalar' },
      is: {
        en: 'three, still for people who asked for less motion.',
        tr: 'üç tane, az hareket isteyenler için durgun.',
      },
    },
  ],
  faces: ['Waiting', 'OnAPhone'],
  frame: { widths: [640], height: 420 },
  keyboard: 'none',
  screenReader: [
    {
      en: 'Its label is read as text, the dots are skipped; it leaves the document after fading.',
      tr: 'Etiketi metin olarak okunur, noktalar atlanır; solduktan sonra belgeden çıkar.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Waiting',
        because: {
          en: 'It comes before any code and is removed for good.',
          tr: 'Koddan önce gelir ve tümüyle kaldırılır.',
        },
      },
      dont: {
        shows: (say) => (
          <Spinner size="large" label={say({ en: 'Opening the page', tr: 'Sayfa açılıyor' })} />
        ),
        because: {
          en: 'For a later wait the page stays visible: use `LoadingBar`.',
          tr: 'Sonraki bekleyişte sayfa görünür kalır: `LoadingBar` kullanın.',
        },
      },
    },
  ],
};
