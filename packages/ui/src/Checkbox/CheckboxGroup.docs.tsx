import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Ticks any number of options that belong together.',
    tr: 'Bir arada duran seçeneklerden istediği kadarını işaretler.',
  },
  whenToUse: [
    {
      en: 'Two to about seven options that should all be seen.',
      tr: 'Hepsi görülmesi gereken iki ile yedi arası seçenek.',
    },
  ],
  alternatives: [
    {
      piece: 'RadioGroup',
      when: { en: 'exactly one may be chosen.', tr: 'yalnız biri seçilebiliyorsa.' },
    },
    {
      piece: 'MultiSelect',
      when: { en: 'there are many, in a filter.', tr: 'çok sayıda ve bir süzgeçteyse.' },
    },
  ],
  anatomy: [
    { name: { en: 'Label', tr: 'Etiket' }, is: { en: 'names the group.', tr: 'gruba ad verir.' } },
    {
      name: { en: 'Boxes', tr: 'Kutular' },
      is: {
        en: 'one `Checkbox` with a `value` each.',
        tr: 'her biri `value` değerli bir `Checkbox`.',
      },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: {
        en: 'one description or error for the whole group.',
        tr: 'grubun tümü için tek açıklama ya da hata.',
      },
    },
  ],
  faces: ['Vertical', 'Horizontal', 'Required', 'Invalid', 'Disabled'],
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Space'],
      does: {
        en: 'Ticks the focused option or takes the tick away.',
        tr: 'Odaktaki seçeneği işaretler ya da işareti kaldırır.',
      },
    },
  ],
  screenReader: [
    {
      en: 'The name of the group is read before its first option.',
      tr: 'Grubun adı ilk seçenekten önce okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <CheckboxGroup label={say({ en: 'Sports', tr: 'Spor dalları' })}>
            <Checkbox value="football">{say({ en: 'Football', tr: 'Futbol' })}</Checkbox>
            <Checkbox value="hockey">{say({ en: 'Hockey', tr: 'Hokey' })}</Checkbox>
          </CheckboxGroup>
        ),
        because: {
          en: 'Options of one question under one label.',
          tr: 'Tek sorunun seçenekleri tek etiketin altında.',
        },
      },
      dont: {
        shows: (say) => (
          <CheckboxGroup label={say({ en: 'Gender of the team', tr: 'Takımın grubu' })}>
            <Checkbox value="girls">{say({ en: 'Girls', tr: 'Kızlar' })}</Checkbox>
            <Checkbox value="boys">{say({ en: 'Boys', tr: 'Erkekler' })}</Checkbox>
            <Checkbox value="mixed">{say({ en: 'Mixed', tr: 'Karma' })}</Checkbox>
          </CheckboxGroup>
        ),
        because: {
          en: 'Only one can be true: that is a `RadioGroup`.',
          tr: 'Yalnız biri doğru olabilir: bu bir `RadioGroup` işidir.',
        },
      },
    },
  ],
};
