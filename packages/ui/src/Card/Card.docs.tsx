import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Card } from './Card.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads what belongs to one subject, held together by a frame.',
    tr: 'Tek bir konuya ait olanları bir çerçeve içinde okur.',
  },
  whenToUse: [
    {
      en: 'Several subjects share a page and each has its own heading.',
      tr: 'Bir sayfada birkaç konu vardır ve her birinin başlığı bulunur.',
    },
  ],
  alternatives: [
    {
      piece: 'LinkCard',
      when: { en: 'the whole card leads somewhere.', tr: 'kartın tamamı bir yere götürüyorsa.' },
    },
    {
      piece: 'Region',
      when: {
        en: 'it only changes theme or scheme.',
        tr: 'yalnız tema ya da renk düzeni değişiyorsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Title', tr: 'Başlık' },
      is: {
        en: 'a heading of `titleLevel`; it names the region.',
        tr: '`titleLevel` düzeyinde; bölgeye ad verir.',
      },
    },
    {
      name: { en: 'Actions', tr: 'İşlemler' },
      is: {
        en: 'a link or a button beside the title.',
        tr: 'başlığın yanında bağlantı ya da düğme.',
      },
    },
    {
      name: { en: 'Body', tr: 'Gövde' },
      is: {
        en: 'padded; flush for lists and tables.',
        tr: 'boşluklu; liste ve tablolarda kenara dayalı.',
      },
    },
  ],
  faces: ['Titled', 'Plain', 'WithActions', 'Flush', 'LongTurkish'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'With a title it is a landmark region of that name; without one it says nothing.',
      tr: 'Başlığı varsa o adla bir bölgedir; yoksa kendisi bir şey söylemez.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Card title={say({ en: 'Results', tr: 'Sonuçlar' })} titleLevel={3}>
            {say({ en: 'Northgate 2 – 1 Riverside', tr: 'Northgate 2 – 1 Riverside' })}
          </Card>
        ),
        because: { en: 'One subject, one heading.', tr: 'Tek konu, tek başlık.' },
      },
      dont: {
        shows: (say) => (
          <Card>
            <Card>{say({ en: 'Northgate 2 – 1 Riverside', tr: 'Northgate 2 – 1 Riverside' })}</Card>
          </Card>
        ),
        because: {
          en: 'A card in a card: the frames say the same thing twice.',
          tr: 'Kart içinde kart: çerçeveler aynı şeyi iki kez söyler.',
        },
      },
    },
  ],
};
