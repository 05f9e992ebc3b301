import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { MapPinIcon } from '@heroicons/react/24/outline';
import { Icon } from './Icon.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Grasps faster what a text or a control is about.',
    tr: 'Bir metnin ya da denetimin ne hakkında olduğunu daha çabuk kavrar.',
  },
  whenToUse: [
    { en: 'A symbol supports a text beside it.', tr: 'Bir simge yanındaki metni destekler.' },
  ],
  alternatives: [
    { piece: 'IconButton', when: { en: 'it is pressed.', tr: 'basılıyorsa.' } },
    {
      piece: 'SportIcon',
      when: { en: 'it stands for a sport.', tr: 'bir spor dalını gösteriyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Drawing', tr: 'Çizim' },
      is: { en: 'one colour, that of the text around it.', tr: 'tek renk, çevresindeki metninki.' },
    },
  ],
  faces: ['Medium', 'Small', 'Large', 'Labelled'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Skipped, or read as an image with `label` where no text says the same.',
      tr: 'Atlanır ya da aynı şeyi söyleyen metin yoksa `label` ile resim olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Row>
            <Icon icon={MapPinIcon} />
            {say({ en: 'School ground', tr: 'Okul sahası' })}
          </Row>
        ),
        because: {
          en: 'Beside a text the icon is decorative.',
          tr: 'Metnin yanında simge süstür.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Icon icon={MapPinIcon} label={say({ en: 'School ground', tr: 'Okul sahası' })} />
            {say({ en: 'School ground', tr: 'Okul sahası' })}
          </Row>
        ),
        because: {
          en: 'With a label the same is read twice.',
          tr: 'Etiketle aynı şey iki kez okunur.',
        },
      },
    },
  ],
};
