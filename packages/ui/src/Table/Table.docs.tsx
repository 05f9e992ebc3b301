import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Compares many similar things, sorts, chooses and opens them.',
    tr: 'Benzer birçok şeyi karşılaştırır, sıralar, seçer ve açar.',
  },
  whenToUse: [
    {
      en: 'The same facts are known of each, and comparing them is the point.',
      tr: 'Her biri için aynı bilgiler vardır ve amaç karşılaştırmaktır.',
    },
  ],
  alternatives: [
    {
      piece: 'MatchRow',
      when: { en: 'it is a list of matches.', tr: 'bir karşılaşma listesiyse.' },
    },
    {
      piece: 'Card',
      when: { en: 'each thing has other facts.', tr: 'her şeyin bilgileri farklıysa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Head', tr: 'Başlık' },
      is: {
        en: 'titles; a press on a sortable one sorts.',
        tr: 'sütun adları; sıralanabilir olana basmak sıralar.',
      },
    },
    {
      name: { en: 'Rows', tr: 'Satırlar' },
      is: { en: 'links, or to be pressed or chosen.', tr: 'bağlantı ya da basılır, seçilir.' },
    },
    {
      name: { en: 'Row head', tr: 'Satır başı' },
      is: { en: 'the first column names the row.', tr: 'ilk sütun satıra ad verir.' },
    },
    {
      name: { en: 'Cards', tr: 'Kartlar' },
      is: {
        en: 'below 600 px each row is a card, or the table scrolls.',
        tr: '600 px altında her satır karttır ya da tablo kayar.',
      },
    },
  ],
  faces: [
    'Plain',
    'Sorted',
    'Selectable',
    'Linked',
    'Empty',
    'Loading',
    'LoadingMore',
    'Scrolling',
  ],
  frame: { widths: [820], height: 340 },
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: { en: 'Moves into the table and out of it.', tr: 'Tabloya girer ve çıkar.' },
    },
    {
      keys: ['Arrow keys'],
      does: { en: 'Move between rows and cells.', tr: 'Satırlar ve hücreler arasında gezer.' },
    },
    {
      keys: ['Enter'],
      does: {
        en: 'Sorts by the focused head, or opens the row.',
        tr: 'Odaktaki başlığa göre sıralar ya da satırı açar.',
      },
    },
    { keys: ['Space'], does: { en: 'Chooses the row.', tr: 'Satırı seçer.' } },
  ],
  screenReader: [
    {
      en: 'Read as a grid with its label; each row is named by its row head.',
      tr: 'Etiketiyle ızgara olarak okunur; her satırı satır başı adlandırır.',
    },
    {
      en: 'The sorted column says its direction; loading is told by `loadingLabel`.',
      tr: 'Sıralı sütun yönünü söyler; yükleme `loadingLabel` ile duyurulur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Sorted',
        because: {
          en: 'Numbers stand at the end edge, so that they compare.',
          tr: 'Sayılar karşılaştırılsın diye son kenarda durur.',
        },
      },
      dont: {
        shows: (say) => (
          <ul>
            <li>
              {say({
                en: 'Northgate, played 12, won 8, points 26',
                tr: 'Northgate, oynadığı 12, galibiyet 8, puan 26',
              })}
            </li>
            <li>
              {say({
                en: 'Riverside, played 12, points 21, won 6',
                tr: 'Riverside, oynadığı 12, puan 21, galibiyet 6',
              })}
            </li>
          </ul>
        ),
        because: {
          en: 'The same facts as sentences cannot be compared.',
          tr: 'Aynı bilgiler cümle olarak karşılaştırılamaz.',
        },
      },
    },
  ],
};
