import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { YearFooter } from './YearFooter.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads who owns the product and finds the links of the house.',
    tr: 'Ürünün sahibini okur ve kurumsal bağlantıları bulur.',
  },
  whenToUse: [{ en: 'In the footer of a layout.', tr: 'Bir yerleşimin alt bölümünde.' }],
  alternatives: [
    {
      piece: 'Link',
      when: { en: 'one link is needed elsewhere.', tr: 'başka yerde tek bağlantı gerekiyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Owner and year', tr: 'Sahip ve yıl' },
      is: { en: 'the year is given by the app.', tr: 'yılı uygulama verir.' },
    },
    {
      name: { en: 'Links', tr: 'Bağlantılar' },
      is: { en: 'after the owner.', tr: 'sahibin ardından.' },
    },
  ],
  faces: ['Plain', 'NarrowTurkish'],
  keyboard: [keys.tabThrough, keys.follow],
  screenReader: [
    {
      en: 'Read as text; the landmark is that of the layout.',
      tr: 'Metin olarak okunur; bölge yerleşiminkidir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => <YearFooter owner="Touchline" year={2026} />,
        because: { en: 'Short: the layout gives the room.', tr: 'Kısa: yeri yerleşim verir.' },
      },
      dont: {
        shows: (say) => (
          <YearFooter
            owner={say({
              en: 'All rights of whatever kind are reserved by Touchline and its partners',
              tr: 'Her türlü hak Touchline ve ortaklarına aittir',
            })}
            year={2026}
          />
        ),
        because: { en: 'A paragraph belongs on a page.', tr: 'Paragraf bir sayfaya aittir.' },
      },
    },
  ],
};
