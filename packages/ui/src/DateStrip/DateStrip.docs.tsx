import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Button } from '../Button/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Goes from day to day along a row of dates.',
    tr: 'Tarih sırası boyunca günden güne geçer.',
  },
  whenToUse: [
    {
      en: 'A page shows one day at a time: matches by day.',
      tr: 'Sayfa her seferinde bir gün gösterir: güne göre karşılaşmalar.',
    },
  ],
  alternatives: [
    {
      piece: 'Pagination',
      when: { en: 'the pages have no dates.', tr: 'sayfaların tarihi yoksa.' },
    },
    { piece: 'Tabs', when: { en: 'the views are on one page.', tr: 'görünümler tek sayfadaysa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Days', tr: 'Günler' },
      is: {
        en: "each one a link; the chosen and today's are marked.",
        tr: 'her biri bağlantı; seçilen ve bugünkü işaretlidir.',
      },
    },
    {
      name: { en: 'Arrows', tr: 'Oklar' },
      is: { en: 'lead to the days before and after.', tr: 'önceki ve sonraki günlere götürür.' },
    },
    {
      name: { en: 'Today', tr: 'Bugün' },
      is: { en: 'leads back to the present day.', tr: 'bugüne geri götürür.' },
    },
  ],
  faces: ['SomeDay', 'OtherYear', 'NothingBefore', 'NoDays'],
  frame: { widths: [768], height: 180 },
  keyboard: [
    keys.tab,
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: { en: 'Moves to the day beside it.', tr: 'Yandaki güne geçer.' },
    },
    {
      keys: ['Home', 'End'],
      does: { en: 'Moves to the first or the last day.', tr: 'İlk ya da son güne geçer.' },
    },
    keys.follow,
  ],
  screenReader: [
    {
      en: 'A navigation landmark of its own name; the chosen day is read as current.',
      tr: 'Kendi adı olan bir gezinme bölgesi; seçilen gün geçerli olarak okunur.',
    },
    {
      en: 'The row is one stop for Tab, so that a month of days is not in the way.',
      tr: 'Sıra Tab için tek duraktır; böylece bir aylık gün yolu tıkamaz.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'SomeDay',
        because: {
          en: 'The days around the chosen one are in view.',
          tr: 'Seçilen günün çevresindekiler görünür.',
        },
      },
      dont: {
        shows: () => (
          <Row>
            {['1', '2', '3', '4', '5'].map((day) => (
              <Button key={day} variant="quiet" onPress={() => undefined}>
                {day}
              </Button>
            ))}
          </Row>
        ),
        because: {
          en: 'Buttons with bare numbers: no weekday, no month, no address to share.',
          tr: 'Yalnız sayılı düğmeler: gün adı, ay ve paylaşılacak adres yok.',
        },
      },
    },
  ],
};
