import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { TextField } from '../TextField/index.ts';
import { DateField } from './DateField.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Types a day without a time.', tr: 'Saati olmayan bir gün yazar.' },
  whenToUse: [
    {
      en: 'The day is known: a birthday, the end of a consent.',
      tr: 'Gün biliniyorsa: doğum günü, bir onayın sonu.',
    },
  ],
  alternatives: [
    {
      piece: 'DateStrip',
      when: { en: 'a page goes from day to day.', tr: 'sayfa günden güne geçiyorsa.' },
    },
    {
      piece: 'Select',
      when: { en: 'there are a few days to choose from.', tr: 'seçilecek birkaç gün varsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: { en: 'names the day.', tr: 'günü adlandırır.' },
    },
    {
      name: { en: 'Parts', tr: 'Parçalar' },
      is: {
        en: 'day, month and year in the order of the language.',
        tr: 'dilin sırasıyla gün, ay ve yıl.',
      },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: { en: 'a description or the error.', tr: 'açıklama ya da hata.' },
    },
  ],
  faces: ['Filled', 'Empty', 'Described', 'Required', 'Invalid', 'Disabled', 'Dark', 'Turkish'],
  keyboard: [
    keys.tabThrough,
    {
      keys: ['0 – 9'],
      does: {
        en: 'Types the part, and goes on to the next one when it is complete.',
        tr: 'Parçayı yazar; tamamlanınca sonrakine geçer.',
      },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: { en: 'Moves to the part beside it.', tr: 'Yandaki parçaya geçer.' },
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: { en: 'Counts the part up or down.', tr: 'Parçayı artırır ya da azaltır.' },
    },
    {
      keys: ['Backspace'],
      does: {
        en: 'Takes away the last figure of the part.',
        tr: 'Parçanın son rakamını siler.',
      },
    },
  ],
  screenReader: [
    {
      en: 'A group with its label; each part is read with its name and its value.',
      tr: 'Etiketiyle bir grup; her parça adı ve değeriyle okunur.',
    },
    {
      en: 'Left half typed, its parts are read as not valid with the words of the form for it.',
      tr: 'Yarım bırakılırsa parçaları, formun bunun için verdiği sözlerle geçersiz olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <DateField
            label={say({ en: 'Valid until', tr: 'Geçerlilik sonu' })}
            value="2026-06-30"
            onChange={() => {}}
          />
        ),
        because: {
          en: 'Each part stands where the language has it.',
          tr: 'Her parça dildeki yerinde durur.',
        },
      },
      dont: {
        shows: (say) => (
          <TextField
            label={say({ en: 'Valid until', tr: 'Geçerlilik sonu' })}
            defaultValue="06/07/2026"
          />
        ),
        because: {
          en: 'June or July? A text does not say.',
          tr: 'Haziran mı, Temmuz mu? Metin söylemez.',
        },
      },
    },
  ],
};
