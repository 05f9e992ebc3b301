import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { PlainButton } from './PlainButton.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Presses it like any button, before the rest of the code has arrived.',
    tr: 'Kodun kalanı gelmeden de her düğme gibi basar.',
  },
  whenToUse: [
    {
      en: 'A button is part of the first view and React Aria is not loaded yet.',
      tr: 'Düğme ilk görünümün parçasıdır ve React Aria henüz yüklenmemiştir.',
    },
  ],
  alternatives: [{ piece: 'Button', when: { en: 'anywhere else.', tr: 'başka her yerde.' } }],
  anatomy: [
    {
      name: { en: 'Fill and label', tr: 'Zemin ve etiket' },
      is: { en: 'those of `Button`.', tr: '`Button` ile aynı.' },
    },
    {
      name: { en: 'Spinner', tr: 'Bekleme işareti' },
      is: { en: 'covers the label while pending.', tr: 'sürerken etiketi örter.' },
    },
  ],
  faces: ['Outlined', 'Primary', 'Quiet', 'Pending', 'FullWidth'],
  keyboard: [keys.tab, keys.press],
  screenReader: [
    {
      en: 'Read as a button with its label; while pending it keeps the focus and is read as unavailable.',
      tr: 'Etiketiyle düğme olarak okunur; sürerken odağı korur ve kullanılamaz olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <PlainButton onPress={() => undefined}>
            {say({ en: 'Try again', tr: 'Yeniden dene' })}
          </PlainButton>
        ),
        because: {
          en: 'In an error that can come before everything else has loaded.',
          tr: 'Her şey yüklenmeden gelebilecek bir hatada.',
        },
      },
      dont: {
        shows: (say) => (
          <PlainButton variant="danger" onPress={() => undefined}>
            {say({ en: 'Remove match', tr: 'Karşılaşmayı kaldır' })}
          </PlainButton>
        ),
        because: {
          en: 'Such a button comes with a page that loads React Aria anyway: use `Button`.',
          tr: 'Böyle bir düğme React Aria yükleyen bir sayfadadır: `Button` kullanın.',
        },
      },
    },
  ],
};
