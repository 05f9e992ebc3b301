import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LinkCard } from './LinkCard.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Presses anywhere on the card to open the page it announces.',
    tr: 'Duyurduğu sayfayı açmak için kartın herhangi bir yerine basar.',
  },
  whenToUse: [
    {
      en: 'A grid shows things that each have a page: teams, schools, articles.',
      tr: 'Bir ızgara, her birinin sayfası olan şeyleri gösterir: takımlar, okullar.',
    },
  ],
  alternatives: [
    { piece: 'Card', when: { en: 'there is nothing to open.', tr: 'açılacak bir şey yoksa.' } },
    { piece: 'MatchCard', when: { en: 'it is a match.', tr: 'bir karşılaşmaysa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Title', tr: 'Başlık' },
      is: { en: 'the text of the link, a heading.', tr: 'bağlantının metni, bir başlıktır.' },
    },
    {
      name: { en: 'Content', tr: 'İçerik' },
      is: {
        en: 'text and pictures under the link, nothing to press.',
        tr: 'bağlantının altındaki metin ve resim, basılacak şey olmaz.',
      },
    },
    {
      name: { en: 'Actions', tr: 'İşlemler' },
      is: {
        en: 'controls that work apart from the link.',
        tr: 'bağlantıdan ayrı çalışan denetimler.',
      },
    },
  ],
  faces: ['Plain', 'WithActions', 'LongTurkish'],
  keyboard: [keys.tabThrough, keys.follow],
  screenReader: [
    {
      en: 'Only the title is read as the name of the link; the content follows as text.',
      tr: 'Bağlantının adı olarak yalnız başlık okunur; içerik metin olarak ardından gelir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <LinkCard href="#falcons" title="Northgate Falcons">
            {say({ en: 'Football, under 15', tr: 'Futbol, 15 yaş altı' })}
          </LinkCard>
        ),
        because: {
          en: 'A short title makes a short link.',
          tr: 'Kısa başlık kısa bağlantı demektir.',
        },
      },
      dont: {
        shows: (say) => (
          <LinkCard href="#more" title={say({ en: 'Click here', tr: 'Buraya tıklayın' })}>
            Northgate Falcons
          </LinkCard>
        ),
        because: {
          en: 'The title does not say where it leads.',
          tr: 'Başlık nereye götürdüğünü söylemiyor.',
        },
      },
    },
  ],
};
