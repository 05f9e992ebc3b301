import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Select } from './Select.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Opens a list and chooses one of its options.',
    tr: 'Bir liste açar ve seçeneklerinden birini seçer.',
  },
  whenToUse: [
    {
      en: 'There are about five to fifteen options, known to the person.',
      tr: 'Kişinin bildiği beş ile on beş seçenek vardır.',
    },
  ],
  alternatives: [
    { piece: 'RadioGroup', when: { en: 'there are fewer.', tr: 'daha azsa.' } },
    {
      piece: 'ComboBox',
      when: { en: 'there are more, or they are searched.', tr: 'daha çoksa ya da aranıyorsa.' },
    },
    {
      piece: 'MultiSelect',
      when: { en: 'several may be chosen.', tr: 'birden çok seçilebiliyorsa.' },
    },
  ],
  anatomy: [
    { name: { en: 'Label', tr: 'Etiket' }, is: { en: 'above the field.', tr: 'alanın üstünde.' } },
    {
      name: { en: 'Field', tr: 'Alan' },
      is: { en: 'the chosen option or the placeholder.', tr: 'seçilen seçenek ya da yer tutucu.' },
    },
    {
      name: { en: 'List', tr: 'Liste' },
      is: {
        en: 'options with descriptions; those that cannot be chosen are disabled.',
        tr: 'açıklamalı seçenekler; seçilemeyenler kapalıdır.',
      },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: { en: 'a description, and the error below it.', tr: 'açıklama ve altında hata.' },
    },
  ],
  faces: ['Empty', 'Chosen', 'Described', 'Required', 'Invalid', 'Disabled', 'LongTurkish'],
  keyboard: [
    keys.tab,
    { keys: ['Enter', 'Space', 'ArrowDown'], does: { en: 'Opens the list.', tr: 'Listeyi açar.' } },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: {
        en: 'In the list, moves through the options.',
        tr: 'Listede seçenekler arasında gezer.',
      },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: {
        en: 'While closed, chooses the option before or after.',
        tr: 'Kapalıyken önceki ya da sonraki seçeneği seçer.',
      },
    },
    {
      keys: ['A – Z'],
      does: {
        en: 'Chooses the option that begins so while closed; in the list, moves to it.',
        tr: 'Kapalıyken öyle başlayan seçeneği seçer; listede ona gider.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'In the list, chooses the focused option and closes.',
        tr: 'Listede odaktaki seçeneği seçer ve kapatır.',
      },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'Read as a button with the chosen value and the label; the list says how many options there are.',
      tr: 'Seçili değer ve etiketle düğme olarak okunur; liste kaç seçenek olduğunu söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Select
            label={say({ en: 'Sport', tr: 'Spor dalı' })}
            placeholder={say({ en: 'Any sport', tr: 'Herhangi bir dal' })}
            options={[
              { id: 'football', label: say({ en: 'Football', tr: 'Futbol' }) },
              { id: 'hockey', label: say({ en: 'Hockey', tr: 'Hokey' }) },
              { id: 'tennis', label: say({ en: 'Tennis', tr: 'Tenis' }) },
              { id: 'rugby', label: say({ en: 'Rugby', tr: 'Ragbi' }) },
              { id: 'netball', label: say({ en: 'Netball', tr: 'Netbol' }) },
            ]}
          />
        ),
        because: {
          en: 'The placeholder says what holds while nothing is chosen.',
          tr: 'Yer tutucu, seçim yokken neyin geçerli olduğunu söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <Select
            label={say({ en: 'Home or away', tr: 'İç saha ya da deplasman' })}
            placeholder={say({ en: 'Select…', tr: 'Seçiniz…' })}
            options={[
              { id: 'home', label: say({ en: 'Home', tr: 'İç saha' }) },
              { id: 'away', label: say({ en: 'Away', tr: 'Deplasman' }) },
            ]}
          />
        ),
        because: {
          en: 'Two options hide behind a press: show radio buttons.',
          tr: 'İki seçenek bir basışın ardına gizlenmiş: seçenek düğmesi gösterin.',
        },
      },
    },
  ],
};
