import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { BackButton } from './BackButton.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Goes back to the page before.', tr: 'Önceki sayfaya döner.' },
  whenToUse: [{ en: 'At the start of the top bar.', tr: 'Üst çubuğun başında.' }],
  alternatives: [
    {
      piece: 'Breadcrumbs',
      when: {
        en: 'the pages above matter more than the page before.',
        tr: 'önceki sayfadan çok üst sayfalar önemliyse.',
      },
    },
    {
      piece: 'HomeLink',
      when: { en: 'it should lead to the start page.', tr: 'başlangıç sayfasına götürecekse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Arrow', tr: 'Ok' },
      is: {
        en: 'points back in the direction of reading.',
        tr: 'okuma yönüne göre geriyi gösterir.',
      },
    },
  ],
  faces: ['WithHistory', 'NowhereToGo', 'RightToLeft', 'Turkish'],
  keyboard: [keys.tab, keys.press],
  screenReader: [
    {
      en: 'Read as a button with its label; disabled when there is no page before.',
      tr: 'Etiketiyle düğme olarak okunur; önceki sayfa yoksa kapalıdır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <BackButton label={say({ en: 'Back', tr: 'Geri' })} onPress={() => undefined} />
        ),
        because: { en: 'One step back, as people know it.', tr: 'Bilindiği gibi tek adım geri.' },
      },
      dont: {
        shows: (say) => (
          <BackButton label={say({ en: 'Cancel', tr: 'Vazgeç' })} onPress={() => undefined} />
        ),
        because: {
          en: 'An arrow back does not say that something is given up.',
          tr: 'Geri oku, bir şeyden vazgeçildiğini söylemez.',
        },
      },
    },
  ],
};
