import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Logo } from '../Logo/index.ts';
import { HomeLink } from './HomeLink.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Presses the logo and comes to the start page.',
    tr: 'Logoya basar ve başlangıç sayfasına gelir.',
  },
  whenToUse: [
    {
      en: 'Around the logo, in a bar or a navigation.',
      tr: 'Çubukta ya da gezinmede logonun çevresinde.',
    },
  ],
  alternatives: [
    { piece: 'Link', when: { en: 'the link is a text.', tr: 'bağlantı bir metinse.' } },
    {
      piece: 'BarLogo',
      when: { en: 'it is the logo of the top bar.', tr: 'üst çubuğun logosuysa.' },
    },
  ],
  anatomy: [{ name: { en: 'Logo', tr: 'Logo' }, is: { en: 'the only child.', tr: 'tek çocuk.' } }],
  faces: ['Full', 'Mark'],
  keyboard: [keys.tab, keys.follow],
  screenReader: [
    {
      en: 'Read as a link that names the target, because the logo has no text.',
      tr: 'Logonun metni olmadığından hedefi adlandıran bağlantı olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <HomeLink
            href="#home"
            label={say({ en: 'Touchline, home page', tr: 'Touchline, ana sayfa' })}
          >
            <Logo shape="full" />
          </HomeLink>
        ),
        because: { en: 'The name says where it leads.', tr: 'Ad nereye götürdüğünü söyler.' },
      },
      dont: {
        shows: (say) => (
          <HomeLink href="#home" label={say({ en: 'Logo', tr: 'Logo' })}>
            <Logo shape="full" />
          </HomeLink>
        ),
        because: { en: '“Logo” is what it looks like.', tr: '“Logo” yalnız görünüşüdür.' },
      },
    },
  ],
};
