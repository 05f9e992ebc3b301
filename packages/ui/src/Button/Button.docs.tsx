import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Button } from './Button.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'A person presses it to start an action on this page: save, add, remove.',
    tr: 'Kişi bu sayfada bir işlem başlatmak için basar: kaydet, ekle, kaldır.',
  },
  whenToUse: [
    {
      en: 'Something happens on this page: a form is sent, a panel opens, a match is added.',
      tr: 'Bu sayfada bir şey olur: form gönderilir, panel açılır, karşılaşma eklenir.',
    },
    {
      en: 'The action needs words. One button of a view is `primary`; the others are outlined or quiet.',
      tr: 'İşlemin bir adı olmalıdır. Bir görünümde tek düğme `primary` olur; diğerleri çerçeveli ya da sessizdir.',
    },
  ],
  alternatives: [
    {
      piece: 'Link',
      when: { en: 'it leads to another page.', tr: 'başka bir sayfaya götürüyorsa.' },
    },
    {
      piece: 'IconButton',
      when: {
        en: 'there is room for a well-known symbol alone.',
        tr: 'yalnız herkesin bildiği bir simgeye yer varsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Fill', tr: 'Zemin' },
      is: {
        en: 'shows by `variant` how much the action stands out; grey while it cannot be pressed.',
        tr: '`variant` ile işlemin ne kadar öne çıktığını gösterir; basılamazken gridir.',
      },
    },
    {
      name: { en: 'Icon', tr: 'Simge' },
      is: {
        en: 'optional, decorative, before the label.',
        tr: 'isteğe bağlı, süs, etiketten önce.',
      },
    },
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: {
        en: 'a verb and what it acts on; it wraps instead of being cut.',
        tr: 'bir fiil ve neyi etkilediği; kesilmez, alt satıra geçer.',
      },
    },
    {
      name: { en: 'Spinner', tr: 'Bekleme işareti' },
      is: {
        en: 'covers the label while the action is pending; the width stays.',
        tr: 'işlem sürerken etiketin yerini alır; genişlik değişmez.',
      },
    },
  ],
  faces: [
    'Primary',
    'Outlined',
    'Quiet',
    'Danger',
    'Large',
    'WithIcon',
    'FullWidth',
    'Pending',
    'Disabled',
    'LongTurkish',
  ],
  keyboard: [keys.tab, keys.press],
  screenReader: [
    {
      en: 'Read as a button with its label. `aria-label` replaces the label where it says too little alone.',
      tr: 'Etiketiyle birlikte düğme olarak okunur. `aria-label`, etiket tek başına yetmediğinde onun yerine geçer.',
    },
    {
      en: 'While pending it keeps the focus and is read as unavailable; presses do nothing. Its spinner is not read: where the wait is long, and when it ends, the page says so in words.',
      tr: 'İşlem sürerken odağı korur ve kullanılamaz olarak okunur; basmak bir şey yapmaz. Bekleme işareti okunmaz: bekleme uzadığında ve bittiğinde bunu sayfa sözle bildirir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Row>
            <Button>{say({ en: 'Add match', tr: 'Karşılaşma ekle' })}</Button>
            <Button variant="quiet">{say({ en: 'Cancel', tr: 'Vazgeç' })}</Button>
          </Row>
        ),
        because: {
          en: 'One primary button says what most people came for.',
          tr: 'Tek bir öncelikli düğme, çoğu kişinin ne için geldiğini söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Button>{say({ en: 'OK', tr: 'Tamam' })}</Button>
            <Button>{say({ en: 'Cancel', tr: 'Vazgeç' })}</Button>
          </Row>
        ),
        because: {
          en: 'Two primary buttons compete, and “OK” does not name the action.',
          tr: 'İki öncelikli düğme yarışır; “Tamam” da işlemin adını söylemez.',
        },
      },
    },
  ],
};
