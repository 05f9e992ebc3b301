import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Has the top pages in the bar and the whole width for the page.',
    tr: 'Üst sayfalar çubukta, bütün genişlik sayfanındır.',
  },
  whenToUse: [{ en: 'Few top pages, wide content.', tr: 'Az üst sayfa, geniş içerik.' }],
  alternatives: [
    {
      piece: 'Enterprise',
      when: { en: 'the menu needs a row of its own.', tr: 'menüye ayrı satır gerekiyorsa.' },
    },
    { piece: 'Classic', when: { en: 'there are many entries.', tr: 'öğe çoksa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Menu', tr: 'Menü' },
      is: { en: 'in the bar, beside the logo.', tr: 'çubukta, logonun yanında.' },
    },
    layoutDocs.parts.barWithMenu,
    layoutDocs.parts.page,
    layoutDocs.parts.footer,
  ],
  measures: [
    layoutDocs.measures.menuInBar,
    layoutDocs.measures.headerWithBarOf80,
    layoutDocs.measures.footer80,
    layoutDocs.measures.fullWidth,
    layoutDocs.measures.quickChat,
    layoutDocs.measures.menuAsDrawer,
  ],
  faces: ['Lg'],
  frame: layoutDocs.windowSizes,
  keyboard: layoutDocs.keyboard.menuInBar,
  screenReader: layoutDocs.screenReader.menu,
  pairs: [
    {
      do: {
        shows: 'Lg',
        because: { en: 'One bar for everything.', tr: 'Her şey için tek çubuk.' },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'Twelve top pages: most of them hide in the last entry.',
          tr: 'On iki üst sayfa: çoğu son öğenin içinde gizlenir.',
        },
      },
    },
  ],
};
