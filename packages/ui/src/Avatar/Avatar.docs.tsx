import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Avatar } from './Avatar.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Shows who a person is: a picture or initials, and whether they are there.',
    tr: 'Kişinin kim olduğunu gösterir: resim ya da baş harfler ve orada olup olmadığı.',
  },
  whenToUse: [
    {
      en: 'A person stands in a list, a chat or the account button.',
      tr: 'Bir kişi listede, sohbette ya da hesap düğmesinde durur.',
    },
  ],
  alternatives: [
    {
      piece: 'Crest',
      when: { en: 'it is a school or a team.', tr: 'bir okul ya da takım söz konusuysa.' },
    },
    {
      piece: 'IconButton',
      when: {
        en: 'pressing it does something; put the avatar inside.',
        tr: 'basınca bir şey olacaksa; avatarı onun içine koyun.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Picture', tr: 'Resim' },
      is: {
        en: 'round; initials take its place while it is missing or when it fails.',
        tr: 'yuvarlak; yoksa ya da yüklenemezse yerini baş harfler alır.',
      },
    },
    {
      name: { en: 'Presence dot', tr: 'Durum noktası' },
      is: {
        en: 'its colour tells online, away, busy or invisible.',
        tr: 'rengi çevrimiçi, uzakta, meşgul ya da görünmez olduğunu söyler.',
      },
    },
  ],
  faces: ['Initials', 'Picture', 'Sizes', 'Presences', 'TurkishInitials'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Read as an image with the name, followed by `presenceLabel`.',
      tr: 'Adla birlikte resim olarak okunur, ardından `presenceLabel` gelir.',
    },
    {
      en: 'With `isDecorative` it is skipped, because the name stands beside it.',
      tr: '`isDecorative` ile atlanır, çünkü ad yanında yazılıdır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => (
          <Row>
            <Avatar name="Ada Brown" isDecorative />
            Ada Brown
          </Row>
        ),
        because: {
          en: 'Beside the name it is decorative, so that the name is read once.',
          tr: 'Adın yanında süstür; böylece ad bir kez okunur.',
        },
      },
      dont: {
        shows: () => <Avatar name="Ada Brown" presence="busy" />,
        because: {
          en: 'Presence by colour alone: without `presenceLabel` nobody hears it.',
          tr: 'Durum yalnız renkle verilmiş: `presenceLabel` olmadan kimse duymaz.',
        },
      },
    },
  ],
};
