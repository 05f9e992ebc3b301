import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Looks through many matches of a day and opens one.',
    tr: 'Bir günün birçok karşılaşmasına göz atar ve birini açar.',
  },
  whenToUse: [
    {
      en: 'Matches stand below the name of their competition.',
      tr: 'Karşılaşmalar yarışmalarının adı altında durur.',
    },
  ],
  alternatives: [
    {
      piece: 'MatchCard',
      when: { en: 'there are few and they have room.', tr: 'azsa ve yer varsa.' },
    },
    {
      piece: 'Table',
      when: { en: 'they are compared by numbers.', tr: 'sayılarla karşılaştırılıyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Time', tr: 'Saat' },
      is: {
        en: 'the start or the minute, a smaller line below it.',
        tr: 'başlangıç ya da dakika, altında küçük satır.',
      },
    },
    {
      name: { en: 'Teams', tr: 'Takımlar' },
      is: { en: 'home first, with crest and score.', tr: 'önce ev sahibi, arma ve skorla.' },
    },
    {
      name: { en: 'Note', tr: 'Not' },
      is: {
        en: 'how it was decided, or why it is not played.',
        tr: 'nasıl sonuçlandığı ya da neden oynanmadığı.',
      },
    },
    {
      name: { en: 'Star', tr: 'Yıldız' },
      is: { en: 'pressed apart from the link.', tr: 'bağlantıdan ayrı basılır.' },
    },
  ],
  faces: ['Live', 'Several', 'WithoutTeams', 'MarksWhatWasFound', 'Waiting'],
  frame: { widths: [860], height: 360 },
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter'],
      does: {
        en: 'Opens the match; on the star, keeps it as a favourite or not.',
        tr: 'Karşılaşmayı açar; yıldızda favoriye alır ya da çıkarır.',
      },
    },
    { keys: ['Space'], does: { en: 'On the star, the same.', tr: 'Yıldızda aynısını yapar.' } },
  ],
  screenReader: [
    {
      en: 'The link is named by the teams; a competition is a heading with its list of matches.',
      tr: 'Bağlantı takımlarla adlandırılır; yarışma, karşılaşma listesiyle bir başlıktır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Several',
        because: {
          en: 'The scores of a competition end at one edge.',
          tr: 'Bir yarışmanın skorları aynı kenarda biter.',
        },
      },
      dont: {
        shows: (say) => (
          <ul>
            <li>
              {say({
                en: '18:30 Northgate 2, Riverside 1, live',
                tr: '18.30 Northgate 2, Riverside 1, canlı',
              })}
            </li>
            <li>
              {say({
                en: '19:00 Seabrook against Larkstoke',
                tr: '19.00 Seabrook, rakip Larkstoke',
              })}
            </li>
          </ul>
        ),
        because: {
          en: 'As sentences nothing stands below the same thing.',
          tr: 'Cümle olunca hiçbir şey benzerinin altında durmaz.',
        },
      },
    },
  ],
};
