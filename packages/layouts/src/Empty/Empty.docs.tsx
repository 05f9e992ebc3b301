import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { LayoutMiniature } from '../LayoutMiniature/index.ts';

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
    {
      of: { en: 'Navigation from 960 px', tr: "960 px'ten itibaren gezinme" },
      is: { en: 'None.', tr: 'Yok.' },
    },
    {
      of: {
        en: 'Header below 600, from 600 and from 960 px',
        tr: "Üst çubuk: 600 altında, 600'den ve 960 px'ten itibaren",
      },
      is: { en: 'None.', tr: 'Yok.' },
    },
    { of: { en: 'Footer', tr: 'Alt bölüm' }, is: { en: 'None.', tr: 'Yok.' } },
    {
      of: { en: 'Greatest width', tr: 'En büyük genişlik' },
      is: { en: 'None: the page fills the window.', tr: 'Yok: sayfa pencereyi doldurur.' },
    },
    { of: { en: 'Quick chat', tr: 'Hızlı sohbet' }, is: { en: 'None.', tr: 'Yok.' } },
    { of: { en: 'Below 960 px', tr: '960 px altında' }, is: { en: 'The same.', tr: 'Aynısı.' } },
  ],
  faces: ['Lg'],
  frame: { widths: [1280, 768, 390], height: 800 },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        en: 'Reaches the skip link first, then the page.',
        tr: 'Önce atlama bağlantısına, sonra sayfaya ulaşır.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        en: 'On the skip link, moves the focus to the page.',
        tr: 'Atlama bağlantısında odağı sayfaya taşır.',
      },
    },
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
        shows: (say) => (
          <div>
            <LayoutMiniature layout="empty" />
            <p>{say({ en: 'A page among others', tr: 'Ötekilerin arasında bir sayfa' })}</p>
          </div>
        ),
        because: {
          en: 'Without a navigation nobody finds the way on.',
          tr: 'Gezinme olmadan kimse yolunu bulamaz.',
        },
      },
    },
  ],
};
