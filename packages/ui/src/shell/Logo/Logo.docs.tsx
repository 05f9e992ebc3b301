import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Logo } from './Logo.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Knows whose product it is.', tr: 'Ürünün kimin olduğunu bilir.' },
  whenToUse: [
    {
      en: 'In a bar, a navigation or on a splash screen.',
      tr: 'Çubukta, gezinmede ya da açılış ekranında.',
    },
  ],
  alternatives: [
    {
      piece: 'HomeLink',
      when: {
        en: 'it should lead to the start page; put the logo inside.',
        tr: 'başlangıç sayfasına götürecekse; logoyu içine koyun.',
      },
    },
    {
      piece: 'BarLogo',
      when: { en: 'it stands in the top bar of a layout.', tr: 'bir yerleşimin üst çubuğundaysa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Mark', tr: 'İşaret' },
      is: {
        en: 'a pitch from above: touchline, halfway line, ball.',
        tr: 'yukarıdan saha: taç çizgisi, orta çizgi, top.',
      },
    },
    {
      name: { en: 'Name', tr: 'Ad' },
      is: { en: 'with the shape `full`.', tr: '`full` biçiminde.' },
    },
  ],
  faces: ['Mark', 'MarkLarge', 'Full', 'FullSmall'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Read as an image with `label`, or skipped beside the name.',
      tr: '`label` ile resim olarak okunur ya da adın yanında atlanır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => <Logo shape="full" size="large" />,
        because: {
          en: 'In the colour of the text around it.',
          tr: 'Çevresindeki metnin renginde.',
        },
      },
      dont: {
        shows: () => (
          <Row>
            <Logo />
            <Logo shape="full" />
          </Row>
        ),
        because: {
          en: 'Two logos side by side say the same.',
          tr: 'Yan yana iki logo aynı şeyi söyler.',
        },
      },
    },
  ],
};
