import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { PlainLink } from './PlainLink.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Follows a link in running text, before the rest of the code has arrived.',
    tr: 'Kodun kalanı gelmeden akan metindeki bağlantıya gider.',
  },
  whenToUse: [
    {
      en: 'A text of the first view has a link.',
      tr: 'İlk görünümdeki bir metinde bağlantı vardır.',
    },
  ],
  alternatives: [{ piece: 'Link', when: { en: 'anywhere else.', tr: 'başka her yerde.' } }],
  anatomy: [
    {
      name: { en: 'Text', tr: 'Metin' },
      is: { en: 'underlined, in the colour of links.', tr: 'altı çizili, bağlantı renginde.' },
    },
  ],
  faces: ['InText', 'LongTurkish'],
  keyboard: [keys.tab, keys.follow],
  screenReader: [{ en: 'Read as a link with its text.', tr: 'Metniyle bağlantı olarak okunur.' }],
  pairs: [
    {
      do: {
        shows: (say) => (
          <p>
            {say({ en: 'Something went wrong.', tr: 'Bir şey ters gitti.' })}
            <PlainLink href="#home">
              {say({ en: 'Back to the home page', tr: 'Ana sayfaya dön' })}
            </PlainLink>
          </p>
        ),
        because: { en: 'The words say where it leads.', tr: 'Sözler nereye götürdüğünü söyler.' },
      },
      dont: {
        shows: (say) => (
          <p>
            {say({ en: 'Something went wrong.', tr: 'Bir şey ters gitti.' })}
            <PlainLink href="#home">{say({ en: 'Here', tr: 'Buradan' })}</PlainLink>
          </p>
        ),
        because: {
          en: '“Here” says nothing in a list of links.',
          tr: '“Buradan”, bağlantı listesinde bir şey söylemez.',
        },
      },
    },
  ],
};
