import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: { en: 'Sees the page and nothing else.', tr: 'Yalnız sayfayı görür.' },
  whenToUse: [{ en: 'Signing in, and the landing page.', tr: 'Oturum açma ve karşılama sayfası.' }],
  alternatives: [
    { piece: 'Classy', when: { en: 'the person is signed in.', tr: 'kişi oturum açmışsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Skip link', tr: 'Atlama bağlantısı' },
      is: {
        en: 'the first element, seen while it has the focus.',
        tr: 'ilk öğe, odaktayken görünür.',
      },
    },
    {
      name: { en: 'Page', tr: 'Sayfa' },
      is: {
        en: 'everything else; the app lays its loading bar over the upper edge.',
        tr: 'geri kalan her şey; uygulama yükleme çubuğunu üst kenarına koyar.',
      },
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
  keyboard: layoutDocs.keyboard.bare,
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
