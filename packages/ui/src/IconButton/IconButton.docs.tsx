import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { IconButton } from './IconButton.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Presses a well-known symbol to do something.',
    tr: 'Bir şey yapmak için bilinen bir simgeye basar.',
  },
  whenToUse: [
    {
      en: 'Room is short and the symbol is known: close, remove, menu.',
      tr: 'Yer dardır ve simge bilinir: kapat, kaldır, menü.',
    },
  ],
  alternatives: [
    { piece: 'Button', when: { en: 'a text fits.', tr: 'metin sığıyorsa.' } },
    { piece: 'BarButton', when: { en: 'it stands in the top bar.', tr: 'üst çubukta duruyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Icon', tr: 'Simge' },
      is: { en: 'or an avatar as the child.', tr: 'ya da çocuk olarak bir avatar.' },
    },
    {
      name: { en: 'Badge', tr: 'Rozet' },
      is: { en: 'a count at its corner.', tr: 'köşesinde bir sayı.' },
    },
    {
      name: { en: 'Tooltip', tr: 'İpucu' },
      is: {
        en: 'shows the name on hover and focus.',
        tr: 'üzerine gelince ve odaklanınca adı gösterir.',
      },
    },
  ],
  faces: ['Plain', 'Outlined', 'Small', 'WithBadge', 'On', 'Open', 'Disabled', 'AroundAnAvatar'],
  keyboard: [keys.tab, keys.press],
  screenReader: [
    {
      en: 'Read by `label`, with the label of the badge added; a toggle says whether it is on.',
      tr: '`label` ile okunur, rozetin etiketi eklenir; aç-kapa düğmesi açık olup olmadığını söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <IconButton
            icon={XMarkIcon}
            label={say({ en: 'Remove the message', tr: 'Mesajı kaldır' })}
            tooltip={say({ en: 'Remove', tr: 'Kaldır' })}
          />
        ),
        because: { en: 'The name says what is removed.', tr: 'Ad neyin kaldırıldığını söyler.' },
      },
      dont: {
        shows: (say) => <IconButton icon={XMarkIcon} label={say({ en: 'Icon', tr: 'Simge' })} />,
        because: {
          en: 'The name describes the drawing and not the action.',
          tr: 'Ad işlemi değil çizimi anlatıyor.',
        },
      },
    },
  ],
};
