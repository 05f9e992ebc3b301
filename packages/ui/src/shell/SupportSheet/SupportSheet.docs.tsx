import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Banner } from '../../Banner/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Writes to the support without leaving the page.',
    tr: 'Sayfadan ayrılmadan desteğe yazar.',
  },
  whenToUse: [
    {
      en: 'From the top bar; what was typed survives closing.',
      tr: 'Üst çubuktan; yazılan, kapatınca kaybolmaz.',
    },
  ],
  alternatives: [
    {
      piece: 'SupportForm',
      when: { en: 'it is a page of its own.', tr: 'kendi sayfasındaysa.' },
    },
    {
      piece: 'QuickChat',
      when: { en: 'somebody answers at once.', tr: 'biri hemen cevap verecekse.' },
    },
    { piece: 'Form', when: { en: 'it is any other form.', tr: 'başka bir formsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Form', tr: 'Form' },
      is: { en: 'name, address, subject, message.', tr: 'ad, adres, konu, mesaj.' },
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
  faces: ['Blank', 'Sending', 'Sent', 'Failed', 'Offline', 'WithAnEnclosure', 'OnAPhone'],
  frame: { widths: [900], height: 800 },
  keyboard: [
    keys.trapped,
    keys.type,
    {
      keys: ['Enter'],
      does: {
        en: 'In a field of one line, sends the form.',
        tr: 'Tek satırlık alanda formu gönderir.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On a button, sends the form or closes the sheet.',
        tr: 'Düğmede formu gönderir ya da paneli kapatır.',
      },
    },
    {
      keys: ['Space'],
      does: {
        en: 'On the box, leaves the diagnostics out or takes them in.',
        tr: 'Kutuda tanı bilgisini çıkarır ya da ekler.',
      },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'A dialog with its title; errors are read with their fields; “sent” takes the place of the form and the focus, and is read with what happens next.',
      tr: 'Başlığıyla iletişim kutusu; hatalar alanlarıyla okunur; “gönderildi” formun yerini ve odağı alır, bundan sonra ne olacağıyla birlikte okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Failed',
        because: {
          en: 'The form keeps every word when sending fails.',
          tr: 'Gönderilemezse form her sözü korur.',
        },
      },
      dont: {
        shows: (say) => (
          <Banner
            tone="danger"
            title={say({
              en: 'Could not be sent. Please write again.',
              tr: 'Gönderilemedi. Lütfen yeniden yazın.',
            })}
          />
        ),
        because: {
          en: 'Nothing a person typed may be lost.',
          tr: 'Kişinin yazdığı hiçbir şey yitmemelidir.',
        },
      },
    },
  ],
};
