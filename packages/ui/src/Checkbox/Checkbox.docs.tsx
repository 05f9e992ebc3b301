import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Checkbox } from './Checkbox.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Says yes or no to something that counts when the form is sent.',
    tr: 'Form gönderildiğinde geçerli olacak bir şeye evet ya da hayır der.',
  },
  whenToUse: [
    { en: 'A form asks for consent or an option.', tr: 'Form onay ya da bir seçenek ister.' },
  ],
  alternatives: [
    { piece: 'Switch', when: { en: 'it takes effect at once.', tr: 'hemen etkili oluyorsa.' } },
    {
      piece: 'RadioGroup',
      when: {
        en: 'both answers need words of their own.',
        tr: 'iki cevabın da kendi adı olmalıysa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Box', tr: 'Kutu' },
      is: {
        en: 'empty, ticked or with a dash for “some of them”.',
        tr: 'boş, işaretli ya da “bir kısmı” için çizgili.',
      },
    },
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: {
        en: 'pressing it ticks too; it may contain a link.',
        tr: 'ona basmak da işaretler; bağlantı içerebilir.',
      },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: { en: 'a description, and the error below it.', tr: 'açıklama ve altında hata.' },
    },
  ],
  faces: [
    'Off',
    'On',
    'Indeterminate',
    'Described',
    'Required',
    'Invalid',
    'Disabled',
    'LongTurkish',
  ],
  keyboard: [
    keys.tab,
    {
      keys: ['Space'],
      does: { en: 'Ticks it or takes the tick away.', tr: 'İşaretler ya da işareti kaldırır.' },
    },
  ],
  screenReader: [
    {
      en: 'Read with its label and state: ticked, not ticked or mixed.',
      tr: 'Etiketi ve durumuyla okunur: işaretli, işaretsiz ya da karışık.',
    },
    {
      en: 'The description or the error is read after the name.',
      tr: 'Açıklama ya da hata addan sonra okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Checkbox>
            {say({ en: 'Remind me before kick-off', tr: 'Başlamadan önce hatırlat' })}
          </Checkbox>
        ),
        because: {
          en: 'The label says what a tick means.',
          tr: 'Etiket, işaretin ne anlama geldiğini söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <Checkbox>
            {say({ en: 'Do not send me no reminders', tr: 'Bana hatırlatma göndermemeyi kapat' })}
          </Checkbox>
        ),
        because: {
          en: 'A double no: nobody knows what the tick does.',
          tr: 'Çifte olumsuz: işaretin ne yaptığını kimse bilmez.',
        },
      },
    },
  ],
};
