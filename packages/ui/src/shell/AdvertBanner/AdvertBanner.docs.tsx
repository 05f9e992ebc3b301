import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Banner } from '../../Banner/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees one advertisement that says it is one, and can call or visit the advertiser.',
    tr: 'Reklam olduğunu söyleyen tek bir reklam görür; reklam vereni arayabilir ya da ziyaret edebilir.',
  },
  whenToUse: [
    {
      en: 'Above every page of the product, in the slot of the layout.',
      tr: 'Ürünün her sayfasının üstünde, yerleşimin yuvasında.',
    },
  ],
  alternatives: [
    {
      piece: 'Banner',
      when: { en: 'it is a message of the product.', tr: 'ürünün bir iletisiyse.' },
    },
    {
      piece: 'LinkCard',
      when: { en: 'it leads to a page of the product.', tr: 'ürünün bir sayfasına götürüyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: { en: 'marks the slot as advertising.', tr: 'yerin reklam olduğunu belirtir.' },
    },
    {
      name: { en: 'Picture and text', tr: 'Resim ve metin' },
      is: {
        en: 'the next ones come when their picture is loaded.',
        tr: 'sonraki, resmi yüklenince gelir.',
      },
    },
    {
      name: { en: 'Links', tr: 'Bağlantılar' },
      is: {
        en: 'call and visit; unsafe addresses are left out.',
        tr: 'ara ve ziyaret et; güvensiz adresler atılır.',
      },
    },
  ],
  faces: [
    'Standard',
    'OnAPhone',
    'HouseWhenThereIsNone',
    'NotKnownYet',
    'WithoutActions',
    'LongTurkish',
  ],
  frame: { widths: [900], height: 200 },
  keyboard: [keys.tabThrough, keys.follow],
  screenReader: [
    {
      en: 'A landmark named as advertising; the link to the advertiser says by `labels.visit` that it opens a new tab.',
      tr: 'Reklam adlı bir bölge; reklam verenin bağlantısı `labels.visit` ile yeni sekmede açıldığını söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Standard',
        because: {
          en: 'Its height is the same in every state, so the page does not move.',
          tr: 'Yüksekliği her durumda aynıdır, sayfa kaymaz.',
        },
      },
      dont: {
        shows: (say) => (
          <Banner title={say({ en: 'Sports bags, 20 % off', tr: 'Spor çantaları, %20 indirim' })} />
        ),
        because: {
          en: 'Advertising that looks like a message of the product.',
          tr: 'Ürünün iletisi gibi görünen reklam.',
        },
      },
    },
  ],
};
