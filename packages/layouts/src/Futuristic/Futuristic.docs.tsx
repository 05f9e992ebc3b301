import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Has all pages on a vivid side, with logo and account always in view.',
    tr: 'Bütün sayfalar canlı renkli yanda; logo ve hesap hep görünür.',
  },
  whenToUse: [
    { en: 'A product that should be recognised at once.', tr: 'Hemen tanınması istenen ürün.' },
  ],
  alternatives: [
    { piece: 'Classy', when: { en: 'something quieter.', tr: 'daha sakin bir şey için.' } },
    {
      piece: 'Classic',
      when: { en: 'the account belongs in the bar.', tr: 'hesap çubuğa aitse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Head of the navigation', tr: 'Gezinmenin başı' },
      is: { en: 'the logo, fixed.', tr: 'logo, sabit.' },
    },
    {
      name: { en: 'Foot of the navigation', tr: 'Gezinmenin altı' },
      is: {
        en: 'user button, name and email, fixed.',
        tr: 'kullanıcı düğmesi, ad ve e-posta, sabit.',
      },
    },
    layoutDocs.parts.sideNavigation,
    layoutDocs.parts.barBesideNavigation,
    layoutDocs.parts.page,
    layoutDocs.parts.footer,
  ],
  measures: [
    {
      of: layoutDocs.measured.navigation,
      is: {
        en: 'At the side, 280 px, vivid in both schemes.',
        tr: 'Yanda, 280 px, iki düzende de canlı.',
      },
    },
    layoutDocs.measures.headerWithBarOf64,
    layoutDocs.measures.footer56,
    layoutDocs.measures.fullWidth,
    layoutDocs.measures.quickChat,
    layoutDocs.measures.navigationAsDrawer,
  ],
  faces: ['Lg'],
  frame: layoutDocs.windowSizes,
  keyboard: layoutDocs.keyboard.side,
  screenReader: layoutDocs.screenReader.side,
  pairs: [
    {
      do: {
        shows: 'Lg',
        because: {
          en: 'Logo and account stay while the entries scroll.',
          tr: 'Öğeler kayarken logo ve hesap kalır.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'Beside a theme of another strong colour: the two compete.',
          tr: 'Başka güçlü renkli bir temanın yanında: iki renk yarışır.',
        },
      },
    },
  ],
};
