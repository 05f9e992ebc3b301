import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { SearchField } from '../../SearchField/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Types a team or a school and opens one of the matches that appear.',
    tr: 'Takım ya da okul yazar ve beliren karşılaşmalardan birini açar.',
  },
  whenToUse: [
    {
      en: '`bar` covers the top bar; `basic` stands in a page.',
      tr: '`bar` üst çubuğu kaplar; `basic` sayfada durur.',
    },
  ],
  alternatives: [
    {
      piece: 'SearchField',
      when: { en: 'a list on the page is narrowed.', tr: 'sayfadaki liste daraltılıyorsa.' },
    },
    {
      piece: 'ComboBox',
      when: { en: 'a value of a form is chosen.', tr: 'bir form değeri seçiliyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Field', tr: 'Alan' },
      is: {
        en: 'begins to search at the second character.',
        tr: 'ikinci karakterde aramaya başlar.',
      },
    },
    {
      name: { en: 'Results', tr: 'Sonuçlar' },
      is: { en: 'matches with what was typed marked.', tr: 'yazılan işaretlenmiş karşılaşmalar.' },
    },
    {
      name: { en: 'States', tr: 'Durumlar' },
      is: {
        en: 'searching, nothing found, failed with a retry.',
        tr: 'aranıyor, bulunamadı, yeniden denemeli hata.',
      },
    },
    {
      name: { en: 'Recent searches', tr: 'Son aramalar' },
      is: {
        en: 'offered while nothing is typed, to search again or to remove.',
        tr: 'bir şey yazılmamışken, yeniden aramak ya da kaldırmak için sunulur.',
      },
    },
    {
      name: { en: 'Load more', tr: 'Daha fazla' },
      is: { en: 'adds matches below and keeps the place.', tr: 'alta ekler ve yeri korur.' },
    },
  ],
  faces: ['Bar', 'Basic', 'Recent', 'Results', 'NothingFound', 'Searching', 'Failed'],
  frame: { widths: [720], height: 420 },
  keyboard: [
    {
      keys: ['A – Z'],
      does: {
        en: 'Searches while typing, after a short pause.',
        tr: 'Yazarken kısa bir duraklamadan sonra arar.',
      },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: {
        en: 'Moves through the matches, or through the recent searches.',
        tr: 'Karşılaşmalar ya da son aramalar arasında gezer.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        en: 'In the field, opens the marked match.',
        tr: 'Alanda işaretli karşılaşmayı açar.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'On a recent search, searches for it again; on its button, removes it; on the cross, closes the search, or in a page clears the field, which takes the focus.',
        tr: 'Son bir aramada onu yeniden arar; düğmesinde onu kaldırır; çarpıda aramayı kapatır, sayfada ise alanı temizler ve odağı alana verir.',
      },
    },
    {
      keys: ['Escape'],
      does: {
        en: 'Closes the list first, then the search.',
        tr: 'Önce listeyi, sonra aramayı kapatır.',
      },
    },
  ],
  screenReader: [
    {
      en: 'A search field with a list; the number of matches is announced, and the marked one as the arrows move.',
      tr: 'Listeli bir arama alanı; karşılaşma sayısı ve oklarla gezerken işaretli olan duyurulur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Results',
        because: {
          en: 'What was typed is marked, with or without Turkish letters.',
          tr: 'Yazılan, Türkçe harflerle ya da onlarsız işaretlenir.',
        },
      },
      dont: {
        shows: (say) => (
          <SearchField
            label={say({ en: 'Search matches', tr: 'Karşılaşma ara' })}
            clearLabel={say({ en: 'Clear', tr: 'Temizle' })}
            description={say({
              en: 'Press Enter and wait for the page of results.',
              tr: "Enter'a basıp sonuç sayfasını bekleyin.",
            })}
          />
        ),
        because: {
          en: 'A page of results for what a list could show at once.',
          tr: 'Listenin hemen göstereceği şey için ayrı sayfa.',
        },
      },
    },
  ],
};
