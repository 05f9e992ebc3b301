import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { TextField } from '../../TextField/index.ts';

export const docs: PieceDocs = {
  purpose: { en: 'Talks to somebody beside the page.', tr: 'Sayfanın yanında biriyle yazışır.' },
  whenToUse: [
    {
      en: 'In layouts with a rail at the end edge.',
      tr: 'Son kenarında şerit olan yerleşimlerde.',
    },
  ],
  alternatives: [
    {
      piece: 'MessagesPanel',
      when: { en: 'nobody expects an answer.', tr: 'kimse cevap beklemiyorsa.' },
    },
    { piece: 'SupportSheet', when: { en: 'the support is asked.', tr: 'desteğe soruluyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Rail', tr: 'Şerit' },
      is: {
        en: 'contacts with unread dots, 64 px, always visible from 1280 px.',
        tr: "okunmamış noktalı kişiler, 64 px, 1280 px'ten itibaren hep görünür.",
      },
    },
    {
      name: { en: 'Conversation', tr: 'Konuşma' },
      is: {
        en: "own lines at the end, the other's at the start, by day.",
        tr: 'kendi satırları sonda, karşınınki başta, güne göre.',
      },
    },
    {
      name: { en: 'Field', tr: 'Alan' },
      is: {
        en: 'grows; what could not be sent comes back into it.',
        tr: 'büyür; gönderilemeyen içine geri döner.',
      },
    },
  ],
  faces: ['Open', 'Rail', 'OnAPhone', 'NobodyChosen', 'Loading', 'Failed'],
  frame: { widths: [720], height: 560 },
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On a button, opens or closes the chat, chooses a contact or sends the line.',
        tr: 'Düğmede sohbeti açar ya da kapatır, bir kişiyi seçer ya da satırı gönderir.',
      },
    },
    {
      keys: ['Enter'],
      does: { en: 'In the field, sends the line.', tr: 'Alanda satırı gönderir.' },
    },
    { keys: ['Shift + Enter'], does: { en: 'Begins a new line.', tr: 'Yeni satıra geçer.' } },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'A landmark with a name; new lines are announced, and who wrote them stands before them. Opening takes the focus into it, Escape gives it back, and it closes when the focus leaves it.',
      tr: 'Adı olan bir bölge; yeni satırlar duyurulur, kimin yazdığı önlerinde okunur. Açılınca odağı içine alır, Escape odağı geri verir; odak çıkınca kapanır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'The conversation opens at its last line.',
          tr: 'Konuşma son satırında açılır.',
        },
      },
      dont: {
        shows: (say) => (
          <TextField
            label={say({ en: 'Message', tr: 'Mesaj' })}
            placeholder={say({ en: 'Gone when it fails', tr: 'Gönderilemezse kaybolur' })}
          />
        ),
        because: {
          en: 'A field that stays empty when sending fails loses what was typed.',
          tr: 'Gönderilemeyince boş kalan alan yazılanı yitirir.',
        },
      },
    },
  ],
};
