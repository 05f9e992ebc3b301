import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { DateTime } from './DateTime.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads when something is, in the own language.',
    tr: 'Bir şeyin ne zaman olduğunu kendi dilinde okur.',
  },
  whenToUse: [{ en: 'Every date and time on a page.', tr: 'Sayfadaki her tarih ve saat.' }],
  alternatives: [
    { piece: 'DateStrip', when: { en: 'a day is chosen.', tr: 'bir gün seçiliyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Text', tr: 'Metin' },
      is: {
        en: 'by `format`: a day, a time, both, or how long ago.',
        tr: '`format` değerine göre: gün, saat, ikisi ya da ne kadar önce.',
      },
    },
    {
      name: { en: 'Machine value', tr: 'Makine değeri' },
      is: {
        en: 'the instant in `datetime`, for browsers and readers.',
        tr: '`datetime` içindeki an, tarayıcı ve okuyucular için.',
      },
    },
    {
      name: { en: 'Zone', tr: 'Saat dilimi' },
      is: {
        en: "named in the text when it is not the viewer's; always in that of a server, which does not know it.",
        tr: 'izleyeninki değilse metinde adı geçer; onu bilmeyen sunucunun metninde her zaman.',
      },
    },
  ],
  faces: ['DayAndTime', 'Day', 'Time', 'Message', 'Relative', 'Turkish', 'DayWithoutTime'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'The text is read as it stands; a relative time is not announced when it changes.',
      tr: 'Metin olduğu gibi okunur; göreli zaman değişince ayrıca duyurulmaz.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => <DateTime value="2026-03-14T18:30:00Z" format="dayTime" />,
        because: {
          en: 'The format follows the language of the page.',
          tr: 'Biçim sayfanın dilini izler.',
        },
      },
      dont: {
        shows: () => <span>14/03/2026 18:30</span>,
        because: {
          en: 'Day or month first? A date typed by hand is read two ways.',
          tr: 'Önce gün mü ay mı? Elle yazılan tarih iki türlü okunur.',
        },
      },
    },
  ],
};
