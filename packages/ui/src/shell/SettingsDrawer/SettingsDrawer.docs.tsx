import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Select } from '../../Select/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Chooses theme, scheme and layout, and sees each at once.',
    tr: 'Tema, renk düzeni ve yerleşim seçer, her birini hemen görür.',
  },
  whenToUse: [
    {
      en: 'From any page; the page keeps its colours behind it.',
      tr: 'Her sayfadan; arkadaki sayfa renklerini korur.',
    },
  ],
  alternatives: [
    {
      piece: 'AppearanceSettings',
      when: { en: 'it is part of a page of settings.', tr: 'bir ayarlar sayfasının parçasıysa.' },
    },
    {
      piece: 'Form',
      when: { en: 'the settings are saved together.', tr: 'ayarlar birlikte kaydediliyorsa.' },
    },
    { piece: 'Sheet', when: { en: 'it is another task.', tr: 'başka bir işse.' } },
  ],
  anatomy: [
    {
      name: { en: 'Themes', tr: 'Temalar' },
      is: { en: 'pills, each in its own colours.', tr: 'her biri kendi renklerinde.' },
    },
    {
      name: { en: 'Scheme', tr: 'Düzen' },
      is: { en: 'auto, light, dark.', tr: 'otomatik, açık, koyu.' },
    },
    {
      name: { en: 'Layouts', tr: 'Yerleşimler' },
      is: { en: 'miniatures with their names.', tr: 'adlarıyla küçük resimler.' },
    },
  ],
  faces: ['Open', 'OnAPhone', 'InTheCorner'],
  frame: { widths: [900], height: 700 },
  keyboard: [
    keys.trapped,
    {
      keys: ['Arrow keys'],
      does: { en: 'Choose the option beside it, at once.', tr: 'Yandaki seçeneği hemen seçer.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the cross, closes it.', tr: 'Çarpıda onu kapatır.' },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'A dialog with its title; each group is a radio group with a name; miniatures are skipped, their names are read.',
      tr: 'Başlığıyla iletişim kutusu; her grup adı olan bir seçenek grubudur; küçük resimler atlanır, adları okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'Each choice is drawn as it will look.',
          tr: 'Her seçim görüneceği gibi çizilir.',
        },
      },
      dont: {
        shows: (say) => (
          <Select
            label={say({ en: 'Theme', tr: 'Tema' })}
            placeholder={say({ en: 'Theme 1', tr: 'Tema 1' })}
            options={[
              { id: '1', label: say({ en: 'Theme 1', tr: 'Tema 1' }) },
              { id: '2', label: say({ en: 'Theme 2', tr: 'Tema 2' }) },
            ]}
          />
        ),
        because: { en: 'A look cannot be chosen by a number.', tr: 'Görünüm numarayla seçilmez.' },
      },
    },
  ],
};
