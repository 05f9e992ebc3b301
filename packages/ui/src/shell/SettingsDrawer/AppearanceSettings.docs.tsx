import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Button } from '../../Button/index.ts';
import { Select } from '../../Select/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Chooses theme, colour scheme and layout on a page of settings.',
    tr: 'Bir ayarlar sayfasında tema, renk düzeni ve yerleşim seçer.',
  },
  whenToUse: [
    {
      en: 'A page of settings, where there is room and nothing to go back to.',
      tr: 'Yer olan ve arkasında dönülecek bir şey olmayan bir ayarlar sayfasında.',
    },
  ],
  alternatives: [
    {
      piece: 'SettingsDrawer',
      when: {
        en: 'the person wants to see the page behind it change.',
        tr: 'kişi arkadaki sayfanın değiştiğini görmek istiyorsa.',
      },
    },
    {
      piece: 'RadioGroup',
      when: { en: 'the options have no look.', tr: 'seçeneklerin bir görünümü yoksa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Themes', tr: 'Temalar' },
      is: {
        en: 'pills, each with a dot in its colour.',
        tr: 'her birinde kendi renginde bir nokta.',
      },
    },
    {
      name: { en: 'Scheme', tr: 'Düzen' },
      is: { en: 'auto, light, dark, in one row.', tr: 'otomatik, açık, koyu, tek satırda.' },
    },
    {
      name: { en: 'Layouts', tr: 'Yerleşimler' },
      is: { en: 'miniatures with their names.', tr: 'adlarıyla küçük resimler.' },
    },
  ],
  faces: ['Chosen', 'OtherChoices'],
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: {
        en: 'Moves from group to group, to what is chosen in it.',
        tr: 'Gruptan gruba, içinde seçili olana gider.',
      },
    },
    {
      keys: ['Arrow keys'],
      does: {
        en: 'Choose the option beside it, at once.',
        tr: 'Yandaki seçeneği hemen seçer.',
      },
    },
  ],
  screenReader: [
    {
      en: 'Three radio groups with their names; dots and miniatures are skipped, the words beside them are read.',
      tr: 'Adlarıyla üç seçenek grubu; noktalar ve küçük resimler atlanır, yanlarındaki sözler okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'OtherChoices',
        because: {
          en: 'A choice takes effect at once, and all options can be compared.',
          tr: 'Seçim hemen etkili olur ve tüm seçenekler karşılaştırılabilir.',
        },
      },
      dont: {
        shows: (say) => (
          <>
            <Select
              label={say({ en: 'Layout', tr: 'Yerleşim' })}
              placeholder={say({ en: 'Classy', tr: 'Classy' })}
              options={[{ id: 'classy', label: 'Classy' }]}
            />
            <Button>{say({ en: 'Apply', tr: 'Uygula' })}</Button>
          </>
        ),
        because: {
          en: 'A look is hidden behind its name and waits for a button.',
          tr: 'Görünüm adının arkasında kalır ve bir düğme bekler.',
        },
      },
    },
  ],
};
