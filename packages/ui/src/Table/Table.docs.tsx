import { keys } from '#storybook/docs/keys.ts';
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
        en: 'titles; a sortable one is a button.',
        tr: 'sütun adları; sıralanabilir olan bir düğmedir.',
      },
    },
    {
      name: { en: 'Rows', tr: 'Satırlar' },
      is: {
        en: 'one for each thing; only what has changed is drawn again.',
        tr: 'her şey için bir tane; yalnız değişen yeniden çizilir.',
      },
    },
    {
      name: { en: 'Row head', tr: 'Satır başı' },
      is: {
        en: 'the first column names the row; as a link or button it covers it.',
        tr: 'ilk sütun satıra ad verir; bağlantı ya da düğmeyse satırı kaplar.',
      },
    },
    {
      name: { en: 'Checkboxes', tr: 'Onay kutuları' },
      is: {
        en: 'one in each row, and one in the head for all, whose name is seen above cards.',
        tr: 'her satırda bir tane, başlıkta hepsi için bir tane; kartların üstünde adı görünür.',
      },
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
    keys.tabThrough,
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On a head, sorts by it; on the button of a row, presses it.',
        tr: 'Başlıkta ona göre sıralar; satırın düğmesinde ona basar.',
      },
    },
    {
      keys: ['Enter'],
      does: { en: 'On the link of a row, follows it.', tr: 'Satırın bağlantısında ona gider.' },
    },
    {
      keys: ['Space'],
      does: {
        en: 'On the box of a row, chooses it or takes it back; on that of the head, all rows.',
        tr: 'Satırın kutusunda onu seçer ya da geri alır; başlığınkinde tüm satırları.',
      },
    },
    {
      keys: ['Shift + Space'],
      does: {
        en: 'Chooses all rows from the one chosen before.',
        tr: 'Önce seçilen satırdan bu satıra kadar hepsini seçer.',
      },
    },
    {
      keys: ['Arrow keys'],
      does: {
        en: 'Scroll a table that is wider than its place.',
        tr: 'Yerinden geniş olan tabloyu kaydırır.',
      },
    },
  ],
  screenReader: [
    {
      en: 'Read as a table with its label, and moved through with the keys for tables, as cards too.',
      tr: 'Etiketiyle tablo olarak okunur; kart olarak da tablo tuşlarıyla gezilir.',
    },
    {
      en: 'The sorted column says its direction; loading is told by `loadingLabel`.',
      tr: 'Sıralı sütun yönünü söyler; yükleme `loadingLabel` ile duyurulur.',
    },
    {
      en: 'Each checkbox has the name that `selectLabels` gives it; the one for all can be mixed.',
      tr: 'Her kutunun adını `selectLabels` verir; hepsi için olan karışık olabilir.',
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
