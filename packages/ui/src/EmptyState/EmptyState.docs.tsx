import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { StarIcon } from '@heroicons/react/24/outline';
import { EmptyState } from './EmptyState.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Learns why a list is empty and what to do about it.',
    tr: 'Listenin neden boş olduğunu ve ne yapılabileceğini öğrenir.',
  },
  whenToUse: [{ en: 'A list loaded and has no entries.', tr: 'Liste yüklendi ve öğesi yok.' }],
  alternatives: [
    { piece: 'ErrorState', when: { en: 'it could not be loaded.', tr: 'yüklenemediyse.' } },
    { piece: 'Skeleton', when: { en: 'it is still loading.', tr: 'hâlâ yükleniyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Icon', tr: 'Simge' },
      is: {
        en: 'drawn in a soft circle, never read.',
        tr: 'yumuşak bir dairede çizilir, okunmaz.',
      },
    },
    { name: { en: 'Title', tr: 'Başlık' }, is: { en: 'what is missing.', tr: 'neyin olmadığı.' } },
    {
      name: { en: 'Description', tr: 'Açıklama' },
      is: { en: 'what will appear here and when.', tr: 'burada neyin ne zaman belireceği.' },
    },
    {
      name: { en: 'Action', tr: 'İşlem' },
      is: { en: 'one step that changes it.', tr: 'bunu değiştirecek tek adım.' },
    },
  ],
  faces: ['WithoutMessages', 'TitleOnly', 'WithAction', 'LongTurkish'],
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter', 'Space'],
      does: { en: 'Presses its action, if it has one.', tr: 'Varsa işlemine basar.' },
    },
  ],
  screenReader: [
    {
      en: 'The title is read as text; the drawing is skipped.',
      tr: 'Başlık metin olarak okunur; çizim atlanır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <EmptyState
            icon={StarIcon}
            title={say({ en: 'No favourites yet', tr: 'Henüz favori yok' })}
            description={say({
              en: 'Press the star of a match to find it here.',
              tr: 'Karşılaşmayı burada bulmak için yıldızına basın.',
            })}
          />
        ),
        because: { en: 'It says how the list is filled.', tr: 'Listenin nasıl dolacağını söyler.' },
      },
      dont: {
        shows: (say) => (
          <EmptyState icon={StarIcon} title={say({ en: 'No data', tr: 'Veri yok' })} />
        ),
        because: {
          en: 'A dead end: no data of what, and until when?',
          tr: 'Çıkmaz sokak: neyin verisi yok, ne zamana kadar?',
        },
      },
    },
  ],
};
