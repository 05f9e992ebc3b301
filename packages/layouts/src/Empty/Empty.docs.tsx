import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: { en: 'Sees the page and nothing else.', tr: 'Yalnız sayfayı görür.' },
  whenToUse: [{ en: 'Signing in, and the landing page.', tr: 'Oturum açma ve karşılama sayfası.' }],
  alternatives: [
    { piece: 'Classy', when: { en: 'the person is signed in.', tr: 'kişi oturum açmışsa.' } },
  ],
  anatomy: [
    { name: { en: 'Page', tr: 'Sayfa' }, is: { en: 'the only part.', tr: 'tek parça.' } },
    {
      name: { en: 'Loading bar', tr: 'Yükleme çubuğu' },
      is: { en: 'at the top edge.', tr: 'üst kenarda.' },
    },
  ],
  measures: [
    { of: layoutDocs.measured.navigation, is: layoutDocs.none },
    { of: layoutDocs.measured.header, is: layoutDocs.none },
    { of: layoutDocs.measured.footer, is: layoutDocs.none },
    layoutDocs.measures.fullWidth,
    layoutDocs.measures.noQuickChat,
    { of: layoutDocs.measured.below960, is: { en: 'The same.', tr: 'Aynısı.' } },
  ],
  faces: ['Lg'],
  frame: layoutDocs.windowSizes,
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        en: 'Reaches the skip link first, then the page.',
        tr: 'Önce atlama bağlantısına, sonra sayfaya ulaşır.',
      },
    },
    layoutDocs.skipLink,
  ],
  screenReader: [
    {
      en: 'One landmark, main; the skip link is the first element.',
      tr: 'Tek bölge, ana içerik; atlama bağlantısı ilk öğedir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Lg',
        because: { en: 'Nothing leads away from the task.', tr: 'Hiçbir şey işten uzaklaştırmaz.' },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'A page among others: without a navigation nobody finds the way on.',
          tr: 'Ötekilerin arasında bir sayfa: gezinme olmadan kimse yolunu bulamaz.',
        },
      },
    },
  ],
};
