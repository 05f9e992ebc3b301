import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { SportIcon } from './SportIcon.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Tells sports apart at a glance.', tr: 'Spor dallarını bir bakışta ayırır.' },
  whenToUse: [
    {
      en: 'Matches of several sports stand together.',
      tr: 'Birkaç dalın karşılaşmaları bir aradadır.',
    },
  ],
  alternatives: [
    { piece: 'Crest', when: { en: 'it is a school.', tr: 'bir okulsa.' } },
    { piece: 'Icon', when: { en: 'it is no sport.', tr: 'spor dalı değilse.' } },
  ],
  anatomy: [
    {
      name: { en: 'Sign', tr: 'İşaret' },
      is: {
        en: 'drawn for each sport; one for all others.',
        tr: 'her dal için çizilmiş; ötekiler için ortak bir tane.',
      },
    },
  ],
  faces: ['Football', 'EverySport', 'Labelled'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Skipped beside the name of the sport; read with `label` where it stands alone.',
      tr: 'Dal adının yanında atlanır; tek başınaysa `label` ile okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Row>
            <SportIcon sport="volleyball" />
            {say({ en: 'Volleyball', tr: 'Voleybol' })}
          </Row>
        ),
        because: { en: 'The name stands beside it.', tr: 'Ad yanında durur.' },
      },
      dont: {
        shows: () => (
          <Row>
            <SportIcon sport="handball" />
            <SportIcon sport="netball" />
            <SportIcon sport="basketball" />
          </Row>
        ),
        because: {
          en: 'Three signs alone: few people tell them apart.',
          tr: 'Yalnız üç işaret: pek az kişi ayırt eder.',
        },
      },
    },
  ],
};
