import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { BarChart } from './BarChart.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Compares a few numbers at a glance.',
    tr: 'Birkaç sayıyı bir bakışta karşılaştırır.',
  },
  whenToUse: [
    {
      en: 'What counts is which is more: matches of the next days.',
      tr: 'Önemli olan hangisinin çok olduğuysa: gelecek günlerin karşılaşmaları.',
    },
  ],
  alternatives: [
    {
      piece: 'Table',
      when: {
        en: 'the numbers are read one by one.',
        tr: 'sayılar tek tek okunuyorsa.',
      },
    },
    {
      piece: 'ProgressBar',
      when: { en: 'one number is a part of a whole.', tr: 'tek sayı bir bütünün parçasıysa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Title', tr: 'Başlık' },
      is: { en: 'what is counted.', tr: 'sayılan şey.' },
    },
    {
      name: { en: 'Bars', tr: 'Çubuklar' },
      is: { en: 'each with its number and its category.', tr: 'her biri sayısı ve türüyle.' },
    },
    {
      name: { en: 'Table', tr: 'Tablo' },
      is: { en: 'the same numbers, to open.', tr: 'açılan, aynı sayılar.' },
    },
  ],
  faces: ['Columns', 'Rows', 'Dark', 'Narrow'],
  keyboard: [
    keys.tab,
    {
      keys: ['Enter', 'Space'],
      does: { en: 'Opens and closes the table.', tr: 'Tabloyu açar ve kapatır.' },
    },
  ],
  screenReader: [
    {
      en: 'A figure with its title; the drawing is passed over, the table has its numbers.',
      tr: 'Başlığıyla bir şekil; çizim atlanır, sayılar tablodadır.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <BarChart
            title={say({ en: 'Matches of the next days', tr: 'Gelecek günlerin karşılaşmaları' })}
            bars={[
              { id: '1', label: '15', value: 6 },
              { id: '2', label: '16', value: 2 },
              { id: '3', label: '17', value: 14 },
            ]}
            labels={{
              table: say({ en: 'As a table', tr: 'Tablo olarak' }),
              category: say({ en: 'Day', tr: 'Gün' }),
              value: say({ en: 'Matches', tr: 'Karşılaşmalar' }),
            }}
          />
        ),
        because: { en: 'The busy day is seen at once.', tr: 'Yoğun gün hemen görülür.' },
      },
      dont: {
        shows: (say) => (
          <BarChart
            title={say({ en: 'Matches today', tr: 'Bugünkü karşılaşmalar' })}
            bars={[{ id: '1', label: '15', value: 6 }]}
            labels={{
              table: say({ en: 'As a table', tr: 'Tablo olarak' }),
              category: say({ en: 'Day', tr: 'Gün' }),
              value: say({ en: 'Matches', tr: 'Karşılaşmalar' }),
            }}
          />
        ),
        because: {
          en: 'One bar compares nothing: write the number.',
          tr: 'Tek çubuk bir şey karşılaştırmaz: sayıyı yazın.',
        },
      },
    },
  ],
};
