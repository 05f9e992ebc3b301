import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Spinner } from './Spinner.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees that something small is under way.',
    tr: 'Küçük bir şeyin sürdüğünü görür.',
  },
  whenToUse: [
    {
      en: 'A short wait inside a control or a table.',
      tr: 'Bir denetimde ya da tabloda kısa bekleyiş.',
    },
  ],
  alternatives: [
    {
      piece: 'Skeleton',
      when: { en: 'content with a known shape loads.', tr: 'biçimi belli içerik yükleniyorsa.' },
    },
    {
      piece: 'Button',
      when: { en: 'it waits itself, with `isPending`.', tr: 'kendisi `isPending` ile bekliyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Ring', tr: 'Halka' },
      is: {
        en: 'turns; stands still for people who asked for less motion.',
        tr: 'döner; az hareket isteyenler için durur.',
      },
    },
  ],
  faces: ['Medium', 'Small', 'Large'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'A progress bar named by its label, found where it stands. Nothing is announced when it appears: where the wait is long, the page says so in words.',
      tr: 'Etiketiyle adlandırılan, yerinde bulunan bir ilerleme çubuğu. Belirince bir şey duyurulmaz: bekleme uzadığında bunu sayfa sözle bildirir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Spinner label={say({ en: 'Loading the table', tr: 'Puan durumu yükleniyor' })} />
        ),
        because: {
          en: 'The label names what is awaited.',
          tr: 'Etiket neyin beklendiğini söyler.',
        },
      },
      dont: {
        shows: (say) => <Spinner label={say({ en: 'Please wait', tr: 'Lütfen bekleyin' })} />,
        because: { en: 'Wait for what?', tr: 'Ne için?' },
      },
    },
  ],
};
