import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees where the page stands and goes up to one of the pages above.',
    tr: 'Sayfanın nerede durduğunu görür ve üstteki sayfalardan birine çıkar.',
  },
  whenToUse: [
    {
      en: 'Pages have at least three levels: schools, a school, a team.',
      tr: 'Sayfalar en az üç düzeydir: okullar, bir okul, bir takım.',
    },
  ],
  alternatives: [
    {
      piece: 'BackButton',
      when: {
        en: 'one step back to where the person came from is enough.',
        tr: 'geldiği yere tek adım dönmek yetiyorsa.',
      },
    },
    {
      piece: 'Tabs',
      when: {
        en: 'the views are beside each other, not above.',
        tr: 'görünümler üst üste değil yan yanaysa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Links', tr: 'Bağlantılar' },
      is: { en: 'from the outermost page inwards.', tr: 'en dıştaki sayfadan içeriye.' },
    },
    {
      name: { en: 'Separators', tr: 'Ayırıcılar' },
      is: { en: 'drawn, never read.', tr: 'çizilir, okunmaz.' },
    },
    {
      name: { en: 'This page', tr: 'Bu sayfa' },
      is: { en: 'the last one, without a link.', tr: 'sonuncusu, bağlantısız.' },
    },
  ],
  faces: ['ThreeLevels', 'RightToLeft', 'LongTurkish'],
  keyboard: [keys.tabThrough, keys.follow],
  screenReader: [
    {
      en: 'A navigation landmark with the name in `label`, with an ordered list inside.',
      tr: '`label` adlı bir gezinme bölgesi, içinde sıralı liste.',
    },
    {
      en: 'The last entry is read as the current page.',
      tr: 'Son öğe geçerli sayfa olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Breadcrumbs
            label={say({ en: 'Path', tr: 'Yol' })}
            items={[
              { label: say({ en: 'Schools', tr: 'Okullar' }), href: '#schools' },
              { label: 'Northgate', href: '#northgate' },
              { label: say({ en: 'Falcons', tr: 'Şahinler' }) },
            ]}
          />
        ),
        because: { en: 'Each step is a page that exists.', tr: 'Her adım var olan bir sayfadır.' },
      },
      dont: {
        shows: (say) => (
          <Breadcrumbs
            label={say({ en: 'Steps', tr: 'Adımlar' })}
            items={[
              { label: say({ en: 'Step 1', tr: '1. adım' }), href: '#1' },
              { label: say({ en: 'Step 2', tr: '2. adım' }) },
            ]}
          />
        ),
        because: {
          en: 'Steps of a task are no path of pages.',
          tr: 'Bir işin adımları sayfa yolu değildir.',
        },
      },
    },
  ],
};
