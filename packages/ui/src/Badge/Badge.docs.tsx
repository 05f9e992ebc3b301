import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Badge } from './Badge.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Tells how many things wait, or in a word or two what state something is in.',
    tr: 'Kaç şeyin beklediğini ya da bir şeyin durumunu bir iki sözcükle söyler.',
  },
  whenToUse: [
    {
      en: 'A count sits on an icon: unread messages.',
      tr: 'Bir simgenin üstünde sayı durur: okunmamış mesajlar.',
    },
    {
      en: 'A row or a card has a state: live, postponed.',
      tr: 'Bir satırın ya da kartın durumu vardır: canlı, ertelendi.',
    },
  ],
  alternatives: [
    {
      piece: 'Banner',
      when: { en: 'the state needs a sentence.', tr: 'durum bir cümle gerektiriyorsa.' },
    },
    { piece: 'Button', when: { en: 'it is meant to be pressed.', tr: 'basılması gerekiyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Pill', tr: 'Hap' },
      is: {
        en: 'filled for a count, softly tinted for words.',
        tr: 'sayı için dolgulu, sözcükler için açık tonlu.',
      },
    },
    {
      name: { en: 'Text', tr: 'Metin' },
      is: {
        en: 'a number up to `max`, then a plus sign; or the words.',
        tr: '`max` değerine kadar sayı, sonra artı işareti; ya da sözcükler.',
      },
    },
    {
      name: { en: 'Pulse', tr: 'Nabız' },
      is: {
        en: 'a dot before the text of the tone `live`.',
        tr: '`live` tonunda metinden önceki nokta.',
      },
    },
  ],
  faces: ['Usual', 'Counts', 'Words', 'LongTurkish'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'The visible text is read, or `accessibleLabel` instead: “5 unread” rather than “5”.',
      tr: 'Görünen metin ya da yerine `accessibleLabel` okunur: “5” değil “5 okunmamış”.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Badge
            count={5}
            tone="messages"
            accessibleLabel={say({ en: '5 unread', tr: '5 okunmamış' })}
          />
        ),
        because: {
          en: 'A number alone says nothing to a person who does not see the icon.',
          tr: 'Simgeyi görmeyen kişiye sayı tek başına bir şey söylemez.',
        },
      },
      dont: {
        shows: (say) => (
          <Badge
            text={say({
              en: 'The match has been postponed to Friday',
              tr: 'Karşılaşma cuma gününe ertelendi',
            })}
            tone="warning"
          />
        ),
        because: {
          en: 'A sentence is too long; use a banner, or say “Postponed”.',
          tr: 'Bir cümle fazla uzundur; bildirim şeridi kullanın ya da “Ertelendi” deyin.',
        },
      },
    },
  ],
};
