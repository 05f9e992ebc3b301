import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { TextField } from './TextField.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Types one line of text.', tr: 'Tek satır metin yazar.' },
  whenToUse: [
    { en: 'A name, an address or a password is asked for.', tr: 'Ad, adres ya da parola sorulur.' },
  ],
  alternatives: [
    {
      piece: 'TextArea',
      when: { en: 'several lines are expected.', tr: 'birkaç satır bekleniyorsa.' },
    },
    { piece: 'SearchField', when: { en: 'it searches.', tr: 'arama yapılıyorsa.' } },
    { piece: 'Select', when: { en: 'the answers are known.', tr: 'cevaplar belliyse.' } },
  ],
  anatomy: [
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: { en: 'above the field, always.', tr: 'hep alanın üstünde.' },
    },
    {
      name: { en: 'Field', tr: 'Alan' },
      is: {
        en: 'with an icon before the text if one helps.',
        tr: 'işe yararsa metinden önce simgeyle.',
      },
    },
    {
      name: { en: 'Toggle', tr: 'Göster düğmesi' },
      is: { en: 'shows a password.', tr: 'parolayı gösterir.' },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: { en: 'a description, and the error below it.', tr: 'açıklama ve altında hata.' },
    },
  ],
  faces: [
    'Empty',
    'Filled',
    'Described',
    'Required',
    'Invalid',
    'Disabled',
    'ReadOnly',
    'WithIcon',
    'Password',
    'LongTurkish',
  ],
  keyboard: [
    keys.tab,
    keys.type,
    {
      keys: ['Enter'],
      does: {
        en: 'In the field, sends the form around it.',
        tr: 'Alanda çevresindeki formu gönderir.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On the toggle, shows or hides the password.',
        tr: 'Göster düğmesinde parolayı gösterir ya da gizler.',
      },
    },
  ],
  screenReader: [
    {
      en: 'Read with its label, then hint and error; the toggle says whether the password is shown.',
      tr: 'Etiketiyle, sonra ipucu ve hatayla okunur; düğme parolanın gösterilip gösterilmediğini söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <TextField
            label={say({ en: 'Email', tr: 'E-posta' })}
            inputMode="email"
            autoComplete="email"
            description={say({ en: 'We send the link there.', tr: 'Bağlantıyı oraya göndeririz.' })}
          />
        ),
        because: {
          en: 'Label and hint stay while typing.',
          tr: 'Etiket ve ipucu yazarken de kalır.',
        },
      },
      dont: {
        shows: (say) => (
          <TextField
            label={say({ en: 'Email', tr: 'E-posta' })}
            isLabelHidden
            placeholder={say({
              en: 'Email, we send the link there',
              tr: 'E-posta, bağlantıyı oraya göndeririz',
            })}
          />
        ),
        because: {
          en: 'The placeholder is gone with the first letter.',
          tr: 'Yer tutucu ilk harfle kaybolur.',
        },
      },
    },
  ],
};
