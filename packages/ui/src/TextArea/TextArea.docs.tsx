import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { TextArea } from './TextArea.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Writes several lines of text.', tr: 'Birkaç satır metin yazar.' },
  whenToUse: [
    {
      en: 'The answer is a text of its own: a message, a reason.',
      tr: 'Cevap başlı başına bir metindir: mesaj, gerekçe.',
    },
  ],
  alternatives: [
    { piece: 'TextField', when: { en: 'one line is enough.', tr: 'tek satır yetiyorsa.' } },
  ],
  anatomy: [
    { name: { en: 'Label', tr: 'Etiket' }, is: { en: 'above the field.', tr: 'alanın üstünde.' } },
    {
      name: { en: 'Field', tr: 'Alan' },
      is: {
        en: '`rows` high at first, grows with the text, with `maxRows` up to there.',
        tr: 'başta `rows` satır, metinle büyür, `maxRows` ile oraya dek.',
      },
    },
    {
      name: { en: 'Action', tr: 'İşlem' },
      is: {
        en: 'a button beside the last line, such as the one that sends.',
        tr: 'son satırın yanındaki düğme, örneğin gönderen.',
      },
    },
    {
      name: { en: 'Count', tr: 'Sayaç' },
      is: {
        en: 'with `hasCount`, how many characters are used.',
        tr: '`hasCount` ile kaç karakter kullanıldığı.',
      },
    },
    {
      name: { en: 'Help', tr: 'Yardım' },
      is: { en: 'a description, and the error below it.', tr: 'açıklama ve altında hata.' },
    },
  ],
  faces: ['Empty', 'Required', 'Counted', 'Invalid', 'Disabled', 'WithAnAction', 'LongTurkish'],
  keyboard: [
    keys.tab,
    keys.type,
    { keys: ['Enter'], does: { en: 'Begins a new line.', tr: 'Yeni satıra geçer.' } },
  ],
  screenReader: [
    {
      en: 'Read as a text field of several lines with its label, hint and error; the count is silent.',
      tr: 'Etiketi, ipucu ve hatasıyla çok satırlı alan olarak okunur; sayaç sessizdir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <TextArea
            label={say({ en: 'Message', tr: 'Mesaj' })}
            description={say({
              en: 'What happened, and on which page?',
              tr: 'Ne oldu ve hangi sayfada?',
            })}
          />
        ),
        because: { en: 'The hint stays while typing.', tr: 'İpucu yazarken de kalır.' },
      },
      dont: {
        shows: (say) => <TextArea label={say({ en: 'Email', tr: 'E-posta' })} rows={5} />,
        because: { en: 'An address has one line.', tr: 'Adres tek satırdır.' },
      },
    },
  ],
};
