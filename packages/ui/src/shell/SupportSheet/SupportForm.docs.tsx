import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { PlainLink } from '../../PlainLink/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Writes to the support on a page of its own.',
    tr: 'Kendi sayfasında desteğe yazar.',
  },
  whenToUse: [
    {
      en: 'The page is there for it, also for visitors and after a link from elsewhere.',
      tr: 'Sayfa bunun içinse; ziyaretçiler için ve başka yerden gelen bağlantıyla da.',
    },
    {
      en: 'The parent keeps the draft, so that it survives leaving the page.',
      tr: 'Taslağı üst bileşen tutar; sayfadan ayrılınca kaybolmaz.',
    },
  ],
  alternatives: [
    {
      piece: 'SupportSheet',
      when: { en: 'the person stays on another page.', tr: 'kişi başka bir sayfada kalıyorsa.' },
    },
    {
      piece: 'QuickChat',
      when: { en: 'somebody answers at once.', tr: 'biri hemen cevap verecekse.' },
    },
    { piece: 'Form', when: { en: 'it is any other form.', tr: 'başka bir formsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Introduction', tr: 'Giriş' },
      is: { en: 'who answers, and when.', tr: 'kim, ne zaman cevap verir.' },
    },
    {
      name: { en: 'Fields', tr: 'Alanlar' },
      is: {
        en: 'name, address, subject, message; all are required.',
        tr: 'ad, adres, konu, mesaj; hepsi zorunludur.',
      },
    },
    {
      name: { en: 'Enclosure', tr: 'Ek' },
      is: {
        en: 'what is sent along, unless taken out.',
        tr: 'çıkarılmadıkça birlikte gönderilen.',
      },
    },
    {
      name: { en: 'States', tr: 'Durumlar' },
      is: {
        en: 'sending, sent, failed, offline.',
        tr: 'gönderiliyor, gönderildi, hata, bağlantısız.',
      },
    },
  ],
  faces: [
    'Blank',
    'Sending',
    'Sent',
    'Failed',
    'FailedAtAField',
    'Offline',
    'WithAnEnclosure',
    'OnAPhone',
  ],
  frame: { widths: [640], height: 720 },
  keyboard: [
    keys.tabThrough,
    keys.type,
    {
      keys: ['Enter'],
      does: {
        en: 'In a field of one line or on the button, sends the form.',
        tr: 'Tek satırlık alanda ya da düğmede formu gönderir.',
      },
    },
    {
      keys: ['Space'],
      does: {
        en: 'On the button, sends the form; on the enclosure, takes it out or in.',
        tr: 'Düğmede formu gönderir; ekte onu çıkarır ya da geri koyar.',
      },
    },
  ],
  screenReader: [
    {
      en: 'Errors are read with their fields; after a refusal the focus goes to the first of them.',
      tr: 'Hatalar alanlarıyla okunur; geri çevrilince odak ilkine gider.',
    },
    {
      en: '“Sent” takes the place of the form and the focus, and is read with what happens next; another message begins at the first field.',
      tr: '“Gönderildi” formun yerini ve odağı alır, bundan sonra ne olacağıyla birlikte okunur; yeni mesaj ilk alandan başlar.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'FailedAtAField',
        because: {
          en: 'What was typed stays, and the error stands at its field.',
          tr: 'Yazılan kalır, hata da kendi alanındadır.',
        },
      },
      dont: {
        shows: (say) => (
          <PlainLink href="mailto:help@touchline.example">
            {say({ en: 'Write us an email', tr: 'Bize e-posta yazın' })}
          </PlainLink>
        ),
        because: {
          en: 'It needs a program that many devices lack, and says nothing of the page.',
          tr: 'Birçok cihazda olmayan bir program ister ve sayfadan söz etmez.',
        },
      },
    },
  ],
};
