import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Button } from '../Button/index.ts';
import { Region } from './Region.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees a part of the page in another theme or scheme.',
    tr: 'Sayfanın bir bölümünü başka tema ya da renk düzeninde görür.',
  },
  whenToUse: [
    {
      en: 'A dark area stands in a light page, or a theme is shown before it is chosen.',
      tr: 'Açık sayfada koyu bir alan vardır ya da tema seçilmeden gösterilir.',
    },
  ],
  alternatives: [
    { piece: 'Card', when: { en: 'only a frame is needed.', tr: 'yalnız çerçeve gerekiyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Area', tr: 'Alan' },
      is: {
        en: 'sets theme and scheme for everything inside; regions nest.',
        tr: 'içindeki her şey için tema ve düzeni belirler; iç içe olabilir.',
      },
    },
  ],
  faces: ['Teal', 'DarkInLight', 'Nested'],
  keyboard: 'none',
  screenReader: [{ en: 'It changes nothing that is read.', tr: 'Okunan hiçbir şeyi değiştirmez.' }],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Region theme="teal">
            <Button>{say({ en: 'Follow the match', tr: 'Karşılaşmayı takip et' })}</Button>
          </Region>
        ),
        because: { en: 'A theme for a whole part.', tr: 'Bütün bir bölüm için tema.' },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Region theme="rose">
              <Button>{say({ en: 'Save', tr: 'Kaydet' })}</Button>
            </Region>
            <Region theme="amber">
              <Button>{say({ en: 'Cancel', tr: 'Vazgeç' })}</Button>
            </Region>
          </Row>
        ),
        because: {
          en: 'Themes to paint single buttons; `variant` says what a button means.',
          tr: 'Tek tek düğme boyamak için tema; düğmenin anlamını `variant` söyler.',
        },
      },
    },
  ],
};
