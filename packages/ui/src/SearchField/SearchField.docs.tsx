import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { SearchField } from './SearchField.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Types what to look for.', tr: 'Aranacak şeyi yazar.' },
  whenToUse: [
    {
      en: 'A list on the page is narrowed by a text.',
      tr: 'Sayfadaki liste bir metinle daraltılır.',
    },
  ],
  alternatives: [
    {
      piece: 'MatchSearch',
      when: {
        en: 'matches of the whole product are searched.',
        tr: 'bütün üründeki karşılaşmalar aranıyorsa.',
      },
    },
    {
      piece: 'ComboBox',
      when: { en: 'one of the results becomes a value.', tr: 'sonuçlardan biri değer oluyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: {
        en: 'above the field, or hidden where the sign says enough.',
        tr: 'alanın üstünde ya da işaret yetiyorsa gizli.',
      },
    },
    {
      name: { en: 'Sign', tr: 'İşaret' },
      is: { en: 'a magnifying glass, decorative.', tr: 'büyüteç, süs.' },
    },
    {
      name: { en: 'Clear button', tr: 'Temizleme düğmesi' },
      is: { en: 'while there is text.', tr: 'metin varken.' },
    },
  ],
  faces: ['Empty', 'Filled', 'HiddenLabel', 'Described', 'Invalid', 'Disabled', 'LongTurkish'],
  keyboard: [
    keys.tab,
    keys.type,
    { keys: ['Enter'], does: { en: 'Searches.', tr: 'Arar.' } },
    { keys: ['Escape'], does: { en: 'Clears the text.', tr: 'Metni temizler.' } },
  ],
  screenReader: [
    {
      en: 'Read as a search field with its label, also where the label is hidden.',
      tr: 'Etiket gizli olsa da etiketiyle arama alanı olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <SearchField
            label={say({ en: 'Search schools', tr: 'Okul ara' })}
            clearLabel={say({ en: 'Clear the search', tr: 'Aramayı temizle' })}
          />
        ),
        because: { en: 'The label says what is searched.', tr: 'Etiket neyin arandığını söyler.' },
      },
      dont: {
        shows: (say) => (
          <SearchField
            label={say({ en: 'Name of the school', tr: 'Okulun adı' })}
            placeholder={say({ en: 'Search', tr: 'Ara' })}
            clearLabel={say({ en: 'Clear', tr: 'Temizle' })}
          />
        ),
        because: {
          en: 'A name to be saved belongs in a `TextField`.',
          tr: 'Kaydedilecek bir ad `TextField` alanına aittir.',
        },
      },
    },
  ],
};
