import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from './LayoutMiniature.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Recognises a layout before choosing it.', tr: 'Yerleşimi seçmeden önce tanır.' },
  whenToUse: [
    {
      en: 'In the settings drawer, and wherever a layout is chosen.',
      tr: 'Ayarlar çekmecesinde ve yerleşim seçilen her yerde.',
    },
  ],
  alternatives: [
    {
      piece: 'AppFrame',
      when: { en: 'the layout itself is shown.', tr: 'yerleşimin kendisi gösteriliyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Areas', tr: 'Alanlar' },
      is: {
        en: 'navigation, bar, page and rail, in the colours of the theme.',
        tr: 'gezinme, çubuk, sayfa ve şerit, tema renklerinde.',
      },
    },
  ],
  faces: ['Usual', 'AllEleven'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Skipped: the name of the layout stands beside it.',
      tr: 'Atlanır: yerleşimin adı yanında durur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => (
          <div>
            <LayoutMiniature layout="classy" />
            <p>Classy</p>
          </div>
        ),
        because: { en: 'With its name.', tr: 'Adıyla birlikte.' },
      },
      dont: {
        shows: () => <LayoutMiniature layout="dense" />,
        because: {
          en: 'Without a name nobody can talk about it, and a screen reader hears nothing.',
          tr: 'Adsız olunca kimse ondan söz edemez, ekran okuyucu da bir şey duymaz.',
        },
      },
    },
  ],
};
