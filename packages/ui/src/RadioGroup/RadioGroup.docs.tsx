import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Chooses exactly one of a few options that all stand in the open.',
    tr: 'Hepsi görünen birkaç seçenekten tam birini seçer.',
  },
  whenToUse: [
    {
      en: 'There are two to about five options, and comparing them helps.',
      tr: 'İki ile beş seçenek vardır ve karşılaştırmak işe yarar.',
    },
  ],
  alternatives: [
    {
      piece: 'Select',
      when: { en: 'there are more options than that.', tr: 'seçenek bundan çoksa.' },
    },
    {
      piece: 'CheckboxGroup',
      when: { en: 'several may be chosen.', tr: 'birden çok seçilebiliyorsa.' },
    },
    { piece: 'Switch', when: { en: 'it is on or off.', tr: 'açık ya da kapalıysa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: { en: 'names the question.', tr: 'soruya ad verir.' },
    },
    {
      name: { en: 'Options', tr: 'Seçenekler' },
      is: {
        en: 'each a `Radio`, with a description if needed.',
        tr: 'her biri bir `Radio`, gerekirse açıklamalı.',
      },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: { en: 'a description or the error of the group.', tr: 'grubun açıklaması ya da hatası.' },
    },
  ],
  faces: ['Vertical', 'Horizontal', 'Described', 'Required', 'Invalid', 'Disabled', 'LongTurkish'],
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: {
        en: 'Moves to the chosen option, and away from the group.',
        tr: 'Seçili seçeneğe gelir ve gruptan çıkar.',
      },
    },
    {
      keys: ['Arrow keys'],
      does: {
        en: 'Choose the option beside it, and go round at the ends.',
        tr: 'Yandaki seçeneği seçer, uçlarda başa döner.',
      },
    },
    {
      keys: ['Space'],
      does: {
        en: 'Chooses the focused option when none is chosen.',
        tr: 'Hiçbiri seçili değilken odaktakini seçer.',
      },
    },
  ],
  screenReader: [
    {
      en: 'The name of the group is read first, then the option, whether it is chosen and its place among them.',
      tr: 'Önce grubun adı, sonra seçenek, seçili olup olmadığı ve sırası okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <RadioGroup label={say({ en: 'Team', tr: 'Takım' })} defaultValue="girls">
            <Radio value="girls">{say({ en: 'Girls', tr: 'Kızlar' })}</Radio>
            <Radio value="boys">{say({ en: 'Boys', tr: 'Erkekler' })}</Radio>
            <Radio value="mixed">{say({ en: 'Mixed', tr: 'Karma' })}</Radio>
          </RadioGroup>
        ),
        because: {
          en: 'All answers are seen without a press.',
          tr: 'Bütün cevaplar basmadan görülür.',
        },
      },
      dont: {
        shows: (say) => (
          <RadioGroup label={say({ en: 'Reminders', tr: 'Hatırlatmalar' })} defaultValue="on">
            <Radio value="on">{say({ en: 'On', tr: 'Açık' })}</Radio>
            <Radio value="off">{say({ en: 'Off', tr: 'Kapalı' })}</Radio>
          </RadioGroup>
        ),
        because: {
          en: 'On and off are one `Switch`.',
          tr: 'Açık ve kapalı tek bir `Switch` işidir.',
        },
      },
    },
  ],
};
