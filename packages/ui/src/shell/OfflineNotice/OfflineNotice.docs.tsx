import { SignalSlashIcon } from '@heroicons/react/24/outline';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Learns that there is no connection, and what still works.',
    tr: 'Bağlantının olmadığını ve neyin hâlâ çalıştığını öğrenir.',
  },
  whenToUse: [
    { en: 'Once on every page, always mounted.', tr: 'Her sayfada bir kez, hep yerinde.' },
  ],
  alternatives: [
    {
      piece: 'ErrorState',
      when: {
        en: 'one part failed while the connection is there.',
        tr: 'bağlantı varken bir bölüm yüklenemediyse.',
      },
    },
    { piece: 'Banner', when: { en: 'the state is another one.', tr: 'durum başkaysa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Sign and title', tr: 'İşaret ve başlık' },
      is: { en: 'say what is the case.', tr: 'durumu söyler.' },
    },
    {
      name: { en: 'Description', tr: 'Açıklama' },
      is: { en: 'what works without a connection.', tr: 'bağlantısız neyin çalıştığı.' },
    },
  ],
  faces: ['Offline', 'LongTurkish', 'Online'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Announced when the connection goes, because the region is there before.',
      tr: 'Bölge önceden orada olduğundan bağlantı kesilince duyurulur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <OfflineNotice
            isOffline
            icon={SignalSlashIcon}
            title={say({ en: 'You are offline', tr: 'Bağlantı yok' })}
            description={say({
              en: 'You can read what was seen last.',
              tr: 'Son görülenleri okuyabilirsiniz.',
            })}
          />
        ),
        because: { en: 'It says what still works.', tr: 'Neyin hâlâ çalıştığını söyler.' },
      },
      dont: {
        shows: () => (
          <OfflineNotice isOffline icon={SignalSlashIcon} title="ERR_INTERNET_DISCONNECTED" />
        ),
        because: {
          en: "The browser's word, and nothing about what to do.",
          tr: 'Tarayıcının sözü; ne yapılacağı yok.',
        },
      },
    },
  ],
};
