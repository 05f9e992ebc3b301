import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Button } from '../Button/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Chooses one of a few actions or pages from a list that opens on a button.',
    tr: 'Bir düğmede açılan listeden bir işlem ya da sayfa seçer.',
  },
  whenToUse: [
    {
      en: 'Three or more actions belong to one thing and need not be seen all the time.',
      tr: 'Üç ya da daha çok işlem tek şeye aittir ve hep görünmesi gerekmez.',
    },
  ],
  alternatives: [
    {
      piece: 'Select',
      when: { en: 'a value of a form is chosen.', tr: 'formda bir değer seçiliyorsa.' },
    },
    {
      piece: 'Popover',
      when: {
        en: 'the content is more than a list of actions.',
        tr: 'içerik işlem listesinden fazlaysa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Trigger', tr: 'Tetik' },
      is: { en: 'a button with `aria-haspopup="menu"`.', tr: '`aria-haspopup="menu"` olan düğme.' },
    },
    {
      name: { en: 'Header', tr: 'Başlık' },
      is: { en: 'optional, above the entries.', tr: 'isteğe bağlı, öğelerin üstünde.' },
    },
    {
      name: { en: 'Entries', tr: 'Öğeler' },
      is: {
        en: 'actions, links or options, in sections.',
        tr: 'işlemler, bağlantılar ya da seçenekler, bölümler hâlinde.',
      },
    },
    {
      name: { en: 'Submenu', tr: 'Alt menü' },
      is: {
        en: 'more entries beside an entry, or below it in a narrow window.',
        tr: 'bir öğenin yanında, dar pencerede altında başka öğeler.',
      },
    },
  ],
  faces: ['Open', 'SubmenuOpen', 'SubmenuInPlace', 'RightToLeft', 'LongTurkish'],
  frame: { widths: [720], height: 420 },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On the button, opens the menu on its first entry.',
        tr: 'Düğmede menüyü ilk öğesinde açar.',
      },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: {
        en: 'Moves through the entries and skips disabled ones.',
        tr: 'Öğeler arasında gezer, kapalı olanları atlar.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: { en: 'Goes to the first or the last entry.', tr: 'İlk ya da son öğeye gider.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'Chooses the entry: does what it says, or goes where it leads.',
        tr: 'Öğeyi seçer: dediğini yapar ya da götürdüğü yere gider.',
      },
    },
    {
      keys: ['A – Z'],
      does: { en: 'Goes to the entry that begins so.', tr: 'Öyle başlayan öğeye gider.' },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: { en: 'Opens the submenu, or leaves it.', tr: 'Alt menüyü açar ya da ondan çıkar.' },
    },
    {
      keys: ['Escape'],
      does: {
        en: 'Closes the submenu, then the menu, and returns the focus.',
        tr: 'Önce alt menüyü, sonra menüyü kapatır ve odağı geri verir.',
      },
    },
    {
      keys: ['Tab'],
      does: { en: 'Closes the menu and moves on.', tr: 'Menüyü kapatır ve ilerler.' },
    },
  ],
  screenReader: [
    {
      en: 'Read as a menu with its name; options say whether they are chosen.',
      tr: 'Adıyla menü olarak okunur; seçenekler seçili olup olmadığını söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'Related entries stand in sections; the one that ends something is last.',
          tr: 'İlgili öğeler bölümlerde durur; bir şeyi bitiren sondadır.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Button variant="quiet">{say({ en: 'Profile', tr: 'Profil' })}</Button>
            <Button variant="quiet">{say({ en: 'Settings', tr: 'Ayarlar' })}</Button>
            <Button variant="quiet">{say({ en: 'Archive', tr: 'Arşiv' })}</Button>
            <Button variant="danger">{say({ en: 'Sign out', tr: 'Çıkış yap' })}</Button>
          </Row>
        ),
        because: {
          en: 'All actions in the open, the dangerous one loudest.',
          tr: 'Bütün işlemler ortada, en tehlikelisi en gürültülü.',
        },
      },
    },
  ],
};
