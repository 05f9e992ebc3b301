import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { ComboBox } from './ComboBox.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Types a part of a name and chooses one of the matches.',
    tr: 'Adın bir parçasını yazar ve eşleşenlerden birini seçer.',
  },
  whenToUse: [
    {
      en: 'There are more than about fifteen options, or the server searches them.',
      tr: 'On beşten fazla seçenek vardır ya da sunucu arar.',
    },
    {
      en: 'With `allowsCustomValue`, any text is an answer and the options are suggestions for it.',
      tr: '`allowsCustomValue` ile her metin bir yanıttır; seçenekler ona önerilerdir.',
    },
  ],
  alternatives: [
    {
      piece: 'Select',
      when: { en: 'there are few enough to look through.', tr: 'göz atılacak kadar azsa.' },
    },
    {
      piece: 'SearchField',
      when: { en: 'the text itself is what counts.', tr: 'önemli olan metnin kendisiyse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Field', tr: 'Alan' },
      is: {
        en: 'the typed text, then the chosen label.',
        tr: 'yazılan metin, sonra seçilen etiket.',
      },
    },
    {
      name: { en: 'Arrow', tr: 'Ok' },
      is: { en: 'opens the whole list.', tr: 'listenin tamamını açar.' },
    },
    {
      name: { en: 'List', tr: 'Liste' },
      is: {
        en: 'the matches; a spinner or the text for “nothing found”.',
        tr: 'eşleşenler; bekleme işareti ya da “bulunamadı” metni.',
      },
    },
    {
      name: { en: 'More', tr: 'Fazlası' },
      is: {
        en: 'below the matches, that they are the first of many; announced.',
        tr: 'eşleşenlerin altında, bunların ilk sonuçlar olduğu; duyurulur.',
      },
    },
  ],
  faces: [
    'Empty',
    'Chosen',
    'Described',
    'Required',
    'Invalid',
    'Loading',
    'Disabled',
    'LongTurkish',
  ],
  keyboard: [
    keys.tab,
    { keys: ['A – Z'], does: { en: 'Filters the options.', tr: 'Seçenekleri süzer.' } },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: { en: 'Opens the list and moves through it.', tr: 'Listeyi açar ve içinde gezer.' },
    },
    {
      keys: ['Enter'],
      does: { en: 'Chooses the option that is marked.', tr: 'İşaretli seçeneği seçer.' },
    },
    { keys: ['Escape'], does: { en: 'Closes the list.', tr: 'Listeyi kapatır.' } },
  ],
  screenReader: [
    {
      en: 'The number of options is announced while typing, and the marked option as the arrows move.',
      tr: 'Yazarken seçenek sayısı, oklarla gezerken işaretli seçenek okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <ComboBox
            label={say({ en: 'School', tr: 'Okul' })}
            labels={{
              loading: say({ en: 'Loading', tr: 'Yükleniyor' }),
              empty: say({ en: 'No school found', tr: 'Okul bulunamadı' }),
            }}
            options={[
              { id: 'n', label: 'Northgate' },
              { id: 'r', label: 'Riverside' },
            ]}
            placeholder={say({ en: 'Type a name', tr: 'Ad yazın' })}
          />
        ),
        because: {
          en: '“No school found” names what was not found.',
          tr: '“Okul bulunamadı” neyin bulunamadığını söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <ComboBox
            label={say({ en: 'Half', tr: 'Devre' })}
            labels={{
              loading: say({ en: 'Loading', tr: 'Yükleniyor' }),
              empty: say({ en: 'Nothing', tr: 'Yok' }),
            }}
            options={[
              { id: '1', label: say({ en: 'First', tr: 'Birinci' }) },
              { id: '2', label: say({ en: 'Second', tr: 'İkinci' }) },
            ]}
          />
        ),
        because: {
          en: 'Two options need no typing: show them as radio buttons.',
          tr: 'İki seçenek için yazmak gerekmez: seçenek düğmesi gösterin.',
        },
      },
    },
  ],
};
