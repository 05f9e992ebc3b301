import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Hears what others see by place or drawing.',
    tr: 'Başkalarının yerden ya da çizimden gördüğünü duyar.',
  },
  whenToUse: [
    {
      en: 'A symbol or a place says something that the text does not.',
      tr: 'Bir simge ya da yer, metnin söylemediğini söyler.',
    },
  ],
  alternatives: [
    {
      piece: 'Badge',
      when: {
        en: 'it has `accessibleLabel` for that.',
        tr: 'bunun için `accessibleLabel` özelliği varsa.',
      },
    },
    {
      piece: 'Tooltip',
      when: { en: 'it would help everybody.', tr: 'herkese yardımcı olacaksa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Text', tr: 'Metin' },
      is: {
        en: 'takes no room and stays in the order of reading.',
        tr: 'yer tutmaz ve okuma sırasında kalır.',
      },
    },
  ],
  faces: ['InASentence'],
  keyboard: 'none',
  screenReader: [{ en: 'Read in its place like any text.', tr: 'Her metin gibi yerinde okunur.' }],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Row>
            {say({ en: 'Rules of the league', tr: 'Lig kuralları' })}
            <VisuallyHidden>
              {say({ en: 'opens in a new tab', tr: 'yeni sekmede açılır' })}
            </VisuallyHidden>
          </Row>
        ),
        because: {
          en: 'Says what a sign beside it shows.',
          tr: 'Yanındaki işaretin gösterdiğini söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            {say({ en: 'Password', tr: 'Parola' })}
            <VisuallyHidden>
              {say({ en: 'at least eight characters', tr: 'en az sekiz karakter' })}
            </VisuallyHidden>
          </Row>
        ),
        because: { en: 'Everybody needs this: show it.', tr: 'Bu herkese gerekir: gösterin.' },
      },
    },
  ],
};
