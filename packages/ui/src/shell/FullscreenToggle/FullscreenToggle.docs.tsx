import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Button } from '../../Button/index.ts';
import { FullscreenToggle } from './FullscreenToggle.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Lets the page fill the screen, and comes back.',
    tr: 'Sayfanın ekranı doldurmasını sağlar ve geri döner.',
  },
  whenToUse: [
    {
      en: 'From 960 px, in the top bar; for scores on a big screen.',
      tr: "960 px'ten itibaren üst çubukta; büyük ekrandaki skorlar için.",
    },
  ],
  alternatives: [
    {
      piece: 'BarButton',
      when: { en: 'another tool of the bar.', tr: 'çubuğun başka bir aracıysa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Arrows', tr: 'Oklar' },
      is: {
        en: 'outwards, and inwards while it fills the screen.',
        tr: 'dışa, ekranı doldururken içe.',
      },
    },
  ],
  faces: ['Windowed', 'Turkish'],
  keyboard: [
    keys.tab,
    keys.press,
    {
      keys: ['Escape'],
      does: {
        en: 'Leaves fullscreen, by the browser itself.',
        tr: 'Tam ekrandan tarayıcının kendisi çıkar.',
      },
    },
  ],
  screenReader: [
    {
      en: 'Read as a toggle with its label and its state.',
      tr: 'Etiketi ve durumuyla aç-kapa düğmesi olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <FullscreenToggle label={say({ en: 'Toggle Fullscreen', tr: 'Tam ekranı aç/kapat' })} />
        ),
        because: {
          en: 'It follows the browser, however fullscreen was left.',
          tr: 'Tam ekrandan nasıl çıkılırsa çıkılsın tarayıcıyı izler.',
        },
      },
      dont: {
        shows: (say) => (
          <Button variant="outlined">{say({ en: 'Fullscreen', tr: 'Tam ekran' })}</Button>
        ),
        because: {
          en: 'A button that does not know the state is wrong after Escape.',
          tr: "Durumu bilmeyen düğme Escape'ten sonra yanlıştır.",
        },
      },
    },
  ],
};
