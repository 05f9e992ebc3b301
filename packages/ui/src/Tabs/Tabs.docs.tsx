import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Tabs } from './Tabs.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Changes between views of the same thing on one page.',
    tr: 'Tek sayfada aynı şeyin görünümleri arasında geçer.',
  },
  whenToUse: [
    {
      en: 'Two to five views, and one at a time is enough.',
      tr: 'İki ile beş görünüm, biri yeter.',
    },
  ],
  alternatives: [
    {
      piece: 'Link',
      when: { en: 'each view has an address of its own.', tr: 'her görünümün kendi adresi varsa.' },
    },
    { piece: 'DateStrip', when: { en: 'the views are days.', tr: 'görünümler günse.' } },
  ],
  anatomy: [
    {
      name: { en: 'List', tr: 'Liste' },
      is: { en: 'the tabs, with icon and badge.', tr: 'sekmeler, simge ve rozetle.' },
    },
    {
      name: { en: 'Mark', tr: 'İşaret' },
      is: { en: 'below the open tab.', tr: 'açık sekmenin altında.' },
    },
    {
      name: { en: 'Panel', tr: 'Panel' },
      is: { en: 'the view of the open tab.', tr: 'açık sekmenin görünümü.' },
    },
  ],
  faces: ['FirstTab', 'LongTurkish'],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        en: 'Moves to the open tab, then into its panel.',
        tr: 'Açık sekmeye, sonra paneline geçer.',
      },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: {
        en: 'Opens the tab beside it and skips disabled ones.',
        tr: 'Yandaki sekmeyi açar, kapalı olanları atlar.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: { en: 'Opens the first or the last tab.', tr: 'İlk ya da son sekmeyi açar.' },
    },
  ],
  screenReader: [
    {
      en: 'Read as tabs with their name, their place and which one is open; the panel is named by its tab.',
      tr: 'Adları, sıraları ve hangisinin açık olduğuyla sekme olarak okunur; panel sekmesinin adını taşır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Tabs
            label={say({ en: 'Match', tr: 'Karşılaşma' })}
            tabs={[
              { id: 'score', label: say({ en: 'Score', tr: 'Skor' }), content: '2 – 1' },
              { id: 'line-up', label: say({ en: 'Line-ups', tr: 'Kadrolar' }), content: '11 – 11' },
            ]}
          />
        ),
        because: { en: 'Short names of equal rank.', tr: 'Eş düzeyde kısa adlar.' },
      },
      dont: {
        shows: (say) => (
          <Tabs
            label={say({ en: 'Form', tr: 'Form' })}
            tabs={[
              { id: '1', label: say({ en: '1. Name', tr: '1. Ad' }), content: '…' },
              { id: '2', label: say({ en: '2. Address', tr: '2. Adres' }), content: '…' },
              { id: '3', label: say({ en: '3. Send', tr: '3. Gönder' }), content: '…' },
            ]}
          />
        ),
        because: {
          en: 'Steps have an order; tabs can be opened in any.',
          tr: 'Adımların sırası vardır; sekmeler her sırada açılır.',
        },
      },
    },
  ],
};
