import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Crest } from './Crest.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Recognises a school at a glance.', tr: 'Bir okulu bir bakışta tanır.' },
  whenToUse: [
    {
      en: 'A school or team stands in a row, a card or a head.',
      tr: 'Okul ya da takım bir satırda, kartta ya da başlıkta durur.',
    },
  ],
  alternatives: [
    { piece: 'Avatar', when: { en: 'it is a person.', tr: 'bir kişiyse.' } },
    { piece: 'SportIcon', when: { en: 'it is a sport.', tr: 'bir spor dalıysa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Outline', tr: 'Biçim' },
      is: {
        en: 'one of several shapes, which follows from the id.',
        tr: 'kimlikten gelen birkaç biçimden biri.',
      },
    },
    {
      name: { en: 'Colours', tr: 'Renkler' },
      is: {
        en: 'those of the school, or a pair that follows from the id.',
        tr: 'okulunkiler ya da kimlikten gelen bir çift.',
      },
    },
    {
      name: { en: 'Initials', tr: 'Baş harfler' },
      is: {
        en: 'readable on the colours; Turkish letters stay whole.',
        tr: 'renkler üstünde okunur; Türkçe harfler tam kalır.',
      },
    },
  ],
  faces: ['Drawn', 'OwnPicture', 'Sizes', 'Colours', 'TurkishInitials'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Skipped where the name stands beside it; read as an image with `label` where it stands alone.',
      tr: 'Ad yanındaysa atlanır; tek başınaysa `label` ile resim olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: () => (
          <Row>
            <Crest id="northgate" name="Northgate" />
            Northgate
          </Row>
        ),
        because: {
          en: 'With the name beside it, it needs no label.',
          tr: 'Ad yanında olduğundan etiket gerekmez.',
        },
      },
      dont: {
        shows: () => (
          <Row>
            <Crest id="northgate" name="Northgate" label="Northgate" />
            Northgate
          </Row>
        ),
        because: { en: 'The name is read twice.', tr: 'Ad iki kez okunur.' },
      },
    },
  ],
};
