import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Spinner } from '../Spinner/index.ts';
import { Skeleton } from './Skeleton.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees that content comes and where it will stand.',
    tr: 'İçeriğin geldiğini ve nerede duracağını görür.',
  },
  whenToUse: [{ en: 'The shape of what loads is known.', tr: 'Yüklenecek şeyin biçimi bellidir.' }],
  alternatives: [
    {
      piece: 'Spinner',
      when: {
        en: 'the shape is not known, or a small part waits.',
        tr: 'biçim belli değilse ya da küçük bir parça bekliyorsa.',
      },
    },
    { piece: 'ProgressBar', when: { en: 'the end is known.', tr: 'son belliyse.' } },
  ],
  anatomy: [
    {
      name: { en: 'Shape', tr: 'Biçim' },
      is: {
        en: 'lines of text, a circle or a block, as large as what comes.',
        tr: 'metin satırları, daire ya da blok; gelecek kadar büyük.',
      },
    },
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: {
        en: 'on one of a group, for screen readers.',
        tr: 'gruptan birinde, ekran okuyucular için.',
      },
    },
  ],
  faces: ['Text', 'Paragraph', 'Circle', 'Block'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Silent, but for the one with a `label`, which says what is loading.',
      tr: 'Sessizdir; yalnız `label` taşıyan neyin yüklendiğini söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Skeleton
            lines={3}
            label={say({ en: 'Loading the messages', tr: 'Mesajlar yükleniyor' })}
          />
        ),
        because: { en: 'One label for the whole group.', tr: 'Bütün grup için tek etiket.' },
      },
      dont: {
        shows: (say) => (
          <Spinner
            label={say({ en: 'Loading the messages', tr: 'Mesajlar yükleniyor' })}
            size="large"
          />
        ),
        because: {
          en: 'A spinner keeps no room: the page jumps when the list comes.',
          tr: 'Bekleme işareti yer tutmaz: liste gelince sayfa zıplar.',
        },
      },
    },
  ],
};
