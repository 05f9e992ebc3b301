import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Link } from './Link.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Goes to another page, or opens it in a new tab.',
    tr: 'Başka bir sayfaya gider ya da onu yeni sekmede açar.',
  },
  whenToUse: [
    {
      en: 'An address is behind it: a page, a file, a phone number.',
      tr: 'Arkasında bir adres vardır: sayfa, dosya, telefon.',
    },
  ],
  alternatives: [
    {
      piece: 'Button',
      when: { en: 'something happens on this page.', tr: 'bu sayfada bir şey oluyorsa.' },
    },
    {
      piece: 'LinkCard',
      when: { en: 'a whole card leads there.', tr: 'bütün bir kart oraya götürüyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Text', tr: 'Metin' },
      is: {
        en: 'underlined in running text; as a button with `primary` or `outlined`.',
        tr: 'akan yazıda altı çizili; `primary` ya da `outlined` ile düğme gibi.',
      },
    },
    {
      name: { en: 'New-tab sign', tr: 'Yeni sekme işareti' },
      is: { en: 'with `newTabLabel`.', tr: '`newTabLabel` ile.' },
    },
  ],
  faces: ['Inline', 'Standalone', 'Plain', 'Primary', 'Outlined', 'NewTab', 'LongTurkish'],
  keyboard: [keys.tab, keys.follow],
  screenReader: [
    {
      en: 'Read as a link with its text; `newTabLabel` is added to it.',
      tr: 'Metniyle bağlantı olarak okunur; `newTabLabel` eklenir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Link href="#rules">{say({ en: 'Rules of the league', tr: 'Lig kuralları' })}</Link>
        ),
        because: {
          en: 'It makes sense in a list of all links.',
          tr: 'Bütün bağlantıların listesinde de anlamlıdır.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            {say({ en: 'For the rules', tr: 'Kurallar için' })}
            <Link href="#rules">{say({ en: 'click here', tr: 'buraya tıklayın' })}</Link>
          </Row>
        ),
        because: {
          en: '“Click here” says nothing on its own.',
          tr: '“Buraya tıklayın” tek başına bir şey söylemez.',
        },
      },
    },
  ],
};
