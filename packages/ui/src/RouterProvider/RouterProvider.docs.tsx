import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Link } from '../Link/index.ts';
import { RouterProvider } from './RouterProvider.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Follows links without the page being loaded anew.',
    tr: 'Sayfa yeniden yüklenmeden bağlantıları izler.',
  },
  whenToUse: [
    {
      en: 'Once around an app that changes pages by itself.',
      tr: 'Sayfaları kendi değiştiren bir uygulamanın çevresinde, bir kez.',
    },
  ],
  alternatives: [
    {
      piece: 'Region',
      when: {
        en: 'only theme or scheme change.',
        tr: 'yalnız tema ya da renk düzeni değişiyorsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Children', tr: 'Çocuklar' },
      is: { en: 'the app; it draws nothing itself.', tr: 'uygulama; kendisi bir şey çizmez.' },
    },
    {
      name: { en: 'navigate', tr: 'navigate' },
      is: {
        en: "gets the path after a plain press; other presses are the browser's.",
        tr: 'yalın basıştan sonra yolu alır; öteki basışlar tarayıcınındır.',
      },
    },
  ],
  faces: ['Links'],
  keyboard: [
    keys.follow,
    {
      keys: ['Ctrl + Enter'],
      does: {
        en: 'Opens the link in a new tab, as the browser does.',
        tr: 'Bağlantıyı tarayıcının yaptığı gibi yeni sekmede açar.',
      },
    },
  ],
  screenReader: [
    {
      en: 'It changes nothing that is read; the app moves the focus after a change of page.',
      tr: 'Okunanı değiştirmez; sayfa değişince odağı uygulama taşır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Links',
        because: { en: 'One provider at the root.', tr: 'Kökte tek sağlayıcı.' },
      },
      dont: {
        shows: (say) => (
          <RouterProvider navigate={() => undefined}>
            <Link href="#lost">
              {say({ en: 'This link leads nowhere', tr: 'Bu bağlantı bir yere götürmez' })}
            </Link>
          </RouterProvider>
        ),
        because: {
          en: 'A `navigate` that does nothing swallows every link inside.',
          tr: 'Bir şey yapmayan `navigate`, içindeki bütün bağlantıları yutar.',
        },
      },
    },
  ],
};
