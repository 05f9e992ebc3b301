import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { MatchCard } from './MatchCard.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees who plays and how it stands, opens the match or keeps it as a favourite.',
    tr: 'Kimin oynadığını ve durumu görür, karşılaşmayı açar ya da favorilere alır.',
  },
  whenToUse: [
    {
      en: 'A few matches are shown with room: the home page.',
      tr: 'Birkaç karşılaşma geniş yerde gösterilir: ana sayfa.',
    },
  ],
  alternatives: [
    {
      piece: 'MatchRow',
      when: { en: 'there are many, by competition.', tr: 'çoksa ve yarışmaya göreyse.' },
    },
    { piece: 'LinkCard', when: { en: 'it is no match.', tr: 'karşılaşma değilse.' } },
  ],
  anatomy: [
    {
      name: { en: 'Context', tr: 'Bağlam' },
      is: {
        en: 'the sign of the sport; competition, sport, age group.',
        tr: 'dalın işareti; yarışma, dal, yaş grubu.',
      },
    },
    {
      name: { en: 'Title', tr: 'Başlık' },
      is: {
        en: 'shown unless the teams and the context say it (`isTitleRedundant`).',
        tr: 'takımlar ve bağlam söylüyorsa gösterilmez (`isTitleRedundant`).',
      },
    },
    {
      name: { en: 'Teams and scores', tr: 'Takımlar ve skorlar' },
      is: {
        en: 'the leader in bold; scores end at one edge.',
        tr: 'öndeki kalın; skorlar aynı kenarda biter.',
      },
    },
    {
      name: { en: 'Status', tr: 'Durum' },
      is: { en: 'a badge and the time.', tr: 'bir rozet ve saat.' },
    },
    {
      name: { en: 'Star', tr: 'Yıldız' },
      is: { en: 'pressed apart from the link.', tr: 'bağlantıdan ayrı basılır.' },
    },
  ],
  faces: ['Live', 'TitleSaid', 'Scheduled', 'Postponed', 'Innings', 'Sets', 'LongTurkish'],
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
      en: 'The link is named by the title; scores and status follow as text; the star says whether it is pressed.',
      tr: 'Bağlantı başlıkla adlandırılır; skor ve durum metin olarak gelir; yıldız basılı olup olmadığını söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <MatchCard
            title="Northgate – Riverside"
            href="#match"
            teams={[
              { name: 'Falcons', schoolName: 'Northgate', points: '2', isLeading: true },
              { name: 'Owls', schoolName: 'Riverside', points: '1' },
            ]}
            status={{ text: say({ en: 'Live', tr: 'Canlı' }), tone: 'live' }}
          />
        ),
        because: { en: 'One word for the state.', tr: 'Durum için tek sözcük.' },
      },
      dont: {
        shows: (say) => (
          <MatchCard
            title="Northgate – Riverside"
            href="#match"
            teams={[
              { name: 'Falcons', schoolName: 'Northgate' },
              { name: 'Owls', schoolName: 'Riverside' },
            ]}
            status={{
              text: say({ en: 'Postponed because of the rain', tr: 'Yağmur nedeniyle ertelendi' }),
              tone: 'live',
            }}
          />
        ),
        because: {
          en: 'The reason belongs in `note`, and `live` is not its tone.',
          tr: 'Gerekçe `note` içine aittir, tonu da `live` değildir.',
        },
      },
    },
  ],
};
