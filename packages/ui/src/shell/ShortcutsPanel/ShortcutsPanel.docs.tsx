import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { BookmarkIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '../../EmptyState/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Opens the own shortcuts, adds, changes and deletes them.',
    tr: 'Kendi kısayollarını açar, ekler, değiştirir ve siler.',
  },
  whenToUse: [
    {
      en: 'From the top bar, for pages that a person often needs.',
      tr: 'Üst çubuktan, kişinin sık gerek duyduğu sayfalar için.',
    },
  ],
  alternatives: [
    {
      piece: 'VerticalNavigation',
      when: { en: 'everybody needs the page.', tr: 'sayfa herkese gerekliyse.' },
    },
    { piece: 'MoreMenu', when: { en: 'it is a tool of the bar.', tr: 'çubuğun bir aracıysa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Grid', tr: 'Izgara' },
      is: {
        en: 'two columns of icon, label and description.',
        tr: 'iki sütunda simge, etiket, açıklama.',
      },
    },
    {
      name: { en: 'Header buttons', tr: 'Üst düğmeler' },
      is: { en: 'edit and add.', tr: 'düzenle ve ekle.' },
    },
    {
      name: { en: 'Form', tr: 'Form' },
      is: { en: 'label, description, icon, link.', tr: 'etiket, açıklama, simge, bağlantı.' },
    },
  ],
  faces: ['View', 'Empty', 'Adding', 'Editing', 'Loading', 'Failed', 'OnAPhone'],
  frame: { widths: [480], height: 660 },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the button, opens the panel.', tr: 'Düğmede paneli açar.' },
    },
    keys.trapped,
    {
      keys: ['Enter'],
      does: {
        en: 'Follows a shortcut, or sends the form.',
        tr: 'Kısayola gider ya da formu gönderir.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On a button inside, presses it: adds, changes or removes a shortcut.',
        tr: 'İçindeki düğmeye basar: kısayol ekler, değiştirir ya da kaldırır.',
      },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'A dialog with its name; its title says whether a shortcut is added or changed.',
      tr: 'Adıyla iletişim kutusu; başlığı kısayolun eklendiğini ya da değiştirildiğini söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'View',
        because: { en: 'It always opens with the list.', tr: 'Hep listeyle açılır.' },
      },
      dont: {
        shows: (say) => (
          <EmptyState icon={BookmarkIcon} title={say({ en: 'No shortcuts', tr: 'Kısayol yok' })} />
        ),
        because: {
          en: 'Empty without the button that adds the first one.',
          tr: 'İlkini ekleyecek düğme olmadan boş.',
        },
      },
    },
  ],
};
