import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { MultiSelect } from './MultiSelect.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Chooses any number of options from a list that opens.',
    tr: 'Açılan bir listeden istediği kadar seçenek seçer.',
  },
  whenToUse: [
    {
      en: 'A filter allows several values: sports, age groups.',
      tr: 'Bir süzgeç birden çok değere izin verir: dallar, yaş grupları.',
    },
  ],
  alternatives: [
    {
      piece: 'CheckboxGroup',
      when: { en: 'there are few and they should be seen.', tr: 'azsa ve görülmesi gerekiyorsa.' },
    },
    {
      piece: 'Select',
      when: { en: 'only one may be chosen.', tr: 'yalnız biri seçilebiliyorsa.' },
    },
  ],
  anatomy: [
    { name: { en: 'Label', tr: 'Etiket' }, is: { en: 'above the field.', tr: 'alanın üstünde.' } },
    {
      name: { en: 'Field', tr: 'Alan' },
      is: {
        en: 'the chosen labels, or the placeholder.',
        tr: 'seçilen etiketler ya da yer tutucu.',
      },
    },
    {
      name: { en: 'List', tr: 'Liste' },
      is: {
        en: 'stays open while options are ticked.',
        tr: 'seçenekler işaretlenirken açık kalır.',
      },
    },
  ],
  faces: ['NothingChosen', 'Chosen'],
  keyboard: [
    keys.tab,
    {
      keys: ['Enter', 'Space', 'ArrowDown'],
      does: { en: 'On the field, opens the list.', tr: 'Alanda listeyi açar.' },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: { en: 'Moves through the options.', tr: 'Seçenekler arasında gezer.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On an option, chooses it or takes it back.',
        tr: 'Seçenekte onu seçer ya da geri alır.',
      },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'The field is read with its label and what is chosen; each option says whether it is chosen.',
      tr: 'Alan etiketi ve seçilenlerle okunur; her seçenek seçili olup olmadığını söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <MultiSelect
            label={say({ en: 'Sports', tr: 'Spor dalları' })}
            placeholder={say({ en: 'All sports', tr: 'Bütün dallar' })}
            options={[
              { id: 'f', label: say({ en: 'Football', tr: 'Futbol' }) },
              { id: 'h', label: say({ en: 'Hockey', tr: 'Hokey' }) },
            ]}
            value={[]}
            onChange={() => undefined}
          />
        ),
        because: {
          en: 'Nothing chosen means all, and says so.',
          tr: 'Hiçbiri seçilmemişse hepsi demektir ve bunu söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <MultiSelect
            label={say({ en: 'Sports', tr: 'Spor dalları' })}
            placeholder="–"
            options={[
              { id: 'f', label: say({ en: 'Football', tr: 'Futbol' }) },
              { id: 'h', label: say({ en: 'Hockey', tr: 'Hokey' }) },
            ]}
            value={[]}
            onChange={() => undefined}
          />
        ),
        because: {
          en: 'A dash leaves open whether none or all are shown.',
          tr: 'Çizgi, hiçbirinin mi hepsinin mi gösterildiğini açık bırakır.',
        },
      },
    },
  ],
};
