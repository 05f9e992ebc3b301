import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { RichText } from './RichText.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads a formatted text that somebody wrote elsewhere.',
    tr: 'Başka yerde yazılmış biçimli bir metni okur.',
  },
  whenToUse: [
    {
      en: 'A message comes from the server as HTML.',
      tr: 'Sunucudan HTML olarak bir mesaj gelir.',
    },
  ],
  alternatives: [
    {
      piece: 'Highlight',
      when: { en: 'plain text with marks is enough.', tr: 'işaretli düz metin yetiyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Blocks', tr: 'Bloklar' },
      is: {
        en: 'headings, paragraphs, lists, quotes, tables, pictures, emphasis and links; fields, media and styles are removed.',
        tr: 'başlık, paragraf, liste, alıntı, tablo, resim, vurgu ve bağlantı; alanlar, ortam ögeleri ve biçemler silinir.',
      },
    },
    {
      name: { en: 'Phrase', tr: 'İfade' },
      is: {
        en: 'only text and emphasis, for titles.',
        tr: 'başlıklar için yalnız metin ve vurgu.',
      },
    },
  ],
  faces: ['Formatted', 'Phrase', 'ManyBlocks', 'LongTurkish'],
  keyboard: [keys.tabThrough, keys.follow],
  screenReader: [
    {
      en: 'Read as the text it is, with lists and links as such.',
      tr: 'Metin olarak okunur; listeler ve bağlantılar öyle duyurulur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => <RichText html="Kick-off at <strong>18:30</strong>" />,
        because: {
          en: 'Only what formats a text is left.',
          tr: 'Yalnız metni biçimlendirenler kalır.',
        },
      },
      dont: {
        shows: () => <p>{'Kick-off at <strong>18:30</strong>'}</p>,
        because: {
          en: 'Without it the person reads the markup.',
          tr: 'O olmadan kişi işaretlemeyi okur.',
        },
      },
    },
  ],
};
