import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Banner } from './Banner.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Reads a message about a state that lasts, and can act on it.',
    tr: 'Süren bir durum hakkındaki iletiyi okur ve gereğini yapabilir.',
  },
  whenToUse: [
    {
      en: 'A state holds for the page or a part of it: the data is old, the season is published.',
      tr: 'Sayfada ya da bir bölümünde bir durum sürer: veriler eski, sezon yayımlandı.',
    },
  ],
  alternatives: [
    {
      piece: 'ToastRegion',
      when: {
        en: 'it is the outcome of an action and may leave by itself.',
        tr: 'bir işlemin sonucuysa ve kendiliğinden gidebilirse.',
      },
    },
    {
      piece: 'ErrorState',
      when: {
        en: 'it takes the place of content that could not be loaded.',
        tr: 'yüklenemeyen içeriğin yerini alıyorsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Icon', tr: 'Simge' },
      is: { en: 'follows from the tone.', tr: 'tondan gelir.' },
    },
    {
      name: { en: 'Title and body', tr: 'Başlık ve metin' },
      is: {
        en: 'what is the case, then what it means.',
        tr: 'durum nedir, sonra ne anlama gelir.',
      },
    },
    {
      name: { en: 'Action', tr: 'İşlem' },
      is: {
        en: 'one button or link, optional.',
        tr: 'tek bir düğme ya da bağlantı, isteğe bağlı.',
      },
    },
    {
      name: { en: 'Dismiss button', tr: 'Kapatma düğmesi' },
      is: {
        en: 'only with `onDismiss` and `dismissLabel`.',
        tr: 'yalnız `onDismiss` ve `dismissLabel` ile.',
      },
    },
  ],
  faces: [
    'Info',
    'Neutral',
    'Success',
    'Warning',
    'Danger',
    'WithAction',
    'Dismissible',
    'LongTurkish',
  ],
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter', 'Space'],
      does: { en: 'Presses its action or closes it.', tr: 'İşlemine basar ya da onu kapatır.' },
    },
  ],
  screenReader: [
    {
      en: 'The tone `danger` interrupts and is read at once; the others wait for a pause.',
      tr: '`danger` tonu araya girer ve hemen okunur; diğerleri bir boşluk bekler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Banner
            tone="warning"
            title={say({ en: 'Kick-off moved to 18:30', tr: 'Başlama saati 18.30 oldu' })}
          >
            {say({ en: 'The gates open at 17:45.', tr: "Kapılar 17.45'te açılır." })}
          </Banner>
        ),
        because: {
          en: 'The title says what is the case, the body what to do.',
          tr: 'Başlık durumu, metin ne yapılacağını söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <Banner
            tone="danger"
            title={say({
              en: 'Tip: you can follow a match',
              tr: 'İpucu: bir karşılaşmayı takip edebilirsin',
            })}
          />
        ),
        because: {
          en: '`danger` interrupts the screen reader for something that is no danger.',
          tr: '`danger`, tehlike olmayan bir şey için ekran okuyucunun sözünü keser.',
        },
      },
    },
  ],
};
