import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Switch } from './Switch.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Turns something on or off, at once.', tr: 'Bir şeyi hemen açar ya da kapatır.' },
  whenToUse: [
    {
      en: 'A setting takes effect without a save button.',
      tr: 'Ayar, kaydet düğmesi olmadan etkili olur.',
    },
  ],
  alternatives: [
    {
      piece: 'Checkbox',
      when: { en: 'it counts when a form is sent.', tr: 'form gönderilince geçerliyse.' },
    },
    {
      piece: 'RadioGroup',
      when: { en: 'the two states are not on and off.', tr: 'iki durum açık ve kapalı değilse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Track and thumb', tr: 'Yol ve düğme' },
      is: { en: 'on at the end, off at the start.', tr: 'açıkken sonda, kapalıyken başta.' },
    },
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: { en: 'the same in both states.', tr: 'iki durumda da aynı.' },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: { en: 'a description or the error.', tr: 'açıklama ya da hata.' },
    },
  ],
  faces: [
    'Off',
    'On',
    'AtTheEnd',
    'Described',
    'Invalid',
    'Disabled',
    'RightToLeft',
    'LongTurkish',
  ],
  keyboard: [
    keys.tab,
    { keys: ['Space'], does: { en: 'Turns it on or off.', tr: 'Açar ya da kapatır.' } },
  ],
  screenReader: [
    {
      en: 'Read as a switch with its label, and on or off.',
      tr: 'Etiketiyle anahtar olarak, açık ya da kapalı okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Switch label={say({ en: 'Reminders', tr: 'Hatırlatmalar' })} defaultSelected />
        ),
        because: {
          en: 'The label names the thing; the state says the rest.',
          tr: 'Etiket konuyu, durum gerisini söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <Switch
            label={say({ en: 'Turn the reminders off', tr: 'Hatırlatmaları kapat' })}
            defaultSelected
          />
        ),
        because: {
          en: 'On, to turn off? The label must not change with the state.',
          tr: 'Kapatmak için açık mı? Etiket durumla değişmemeli.',
        },
      },
    },
  ],
};
