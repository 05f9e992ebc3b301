import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Highlight } from './Highlight.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees in a result where the typed text occurs.',
    tr: 'Yazdığı metnin sonuçta nerede geçtiğini görür.',
  },
  whenToUse: [{ en: 'Results of a search are listed.', tr: 'Arama sonuçları listelenir.' }],
  alternatives: [
    {
      piece: 'Badge',
      when: { en: 'a state is marked, not a text.', tr: 'metin değil bir durum işaretleniyorsa.' },
    },
    {
      piece: 'VisuallyHidden',
      when: { en: 'it is only for screen readers.', tr: 'yalnız ekran okuyucular içinse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Text', tr: 'Metin' },
      is: { en: 'unchanged, whole.', tr: 'değişmeden, bütün olarak.' },
    },
    {
      name: { en: 'Mark', tr: 'İşaret' },
      is: {
        en: 'around each occurrence; case and accents do not matter.',
        tr: 'her geçtiği yerde; büyük-küçük harf ve aksan fark etmez.',
      },
    },
  ],
  faces: ['Turkish', 'SeveralTimes', 'NothingSearched'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'The text is read without a break; the marks are not announced.',
      tr: 'Metin kesintisiz okunur; işaretler duyurulmaz.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => <Highlight text="Çınar Lisesi" query="cinar" />,
        because: {
          en: 'Found without the Turkish letters, too.',
          tr: 'Türkçe harfler olmadan da bulunur.',
        },
      },
      dont: {
        shows: () => <strong>Çınar Lisesi</strong>,
        because: {
          en: 'The whole name in bold does not say what was found.',
          tr: 'Adın tümü kalın olunca neyin bulunduğu belli olmaz.',
        },
      },
    },
  ],
};
