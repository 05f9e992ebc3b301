import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs, Say } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Button } from '../Button/index.ts';
import { Pagination } from './Pagination.tsx';

function TwelvePages({ say }: { say: Say }) {
  return (
    <Pagination
      page={6}
      pageCount={12}
      labels={{
        navigation: say({ en: 'Pages of the example', tr: 'Örneğin sayfaları' }),
        previous: say({ en: 'Previous page', tr: 'Önceki sayfa' }),
        next: say({ en: 'Next page', tr: 'Sonraki sayfa' }),
        page: (page) => say({ en: `Page ${page}`, tr: `${page}. sayfa` }),
        summary: (page, count) =>
          say({ en: `Page ${page} of ${count}`, tr: `${page} / ${count}. sayfa` }),
      }}
      onPageChange={() => {}}
    />
  );
}

export const docs: PieceDocs = {
  purpose: {
    en: 'Goes to another page of a long list.',
    tr: 'Uzun bir listenin başka sayfasına gider.',
  },
  whenToUse: [
    {
      en: 'A list has more entries than one page should hold, and people come back to a page.',
      tr: 'Liste tek sayfaya sığmaz ve kişi bir sayfaya geri döner.',
    },
  ],
  alternatives: [
    { piece: 'DateStrip', when: { en: 'the pages are days.', tr: 'sayfalar günse.' } },
    {
      piece: 'MatchSearch',
      when: { en: 'more results are added below instead.', tr: 'yeni sonuçlar alta ekleniyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Arrows', tr: 'Oklar' },
      is: {
        en: 'the page before and after; disabled at the ends.',
        tr: 'önceki ve sonraki sayfa; uçlarda kapalıdır.',
      },
    },
    {
      name: { en: 'Pages', tr: 'Sayfalar' },
      is: {
        en: 'the first, the last and those around the present one.',
        tr: 'ilk, son ve geçerli sayfanın çevresindekiler.',
      },
    },
    {
      name: { en: 'Gap', tr: 'Boşluk' },
      is: { en: 'stands for the pages left out.', tr: 'atlanan sayfaların yerini tutar.' },
    },
  ],
  faces: ['InTheMiddle', 'FirstPage', 'LastPage', 'RightToLeft'],
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter', 'Space'],
      does: {
        en: 'Goes to the focused page, or to the one before or after.',
        tr: 'Odaktaki sayfaya, ya da önceki ya da sonraki sayfaya gider.',
      },
    },
  ],
  screenReader: [
    {
      en: 'A navigation landmark; the present page is read as current.',
      tr: 'Bir gezinme bölgesi; bulunulan sayfa geçerli olarak okunur.',
    },
    {
      en: 'When a press at the end disables its arrow, the focus goes to the present page, on a phone to the other arrow.',
      tr: 'Uçta basılan ok kapanınca odak bulunulan sayfaya, telefonda öteki oka geçer.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => <TwelvePages say={say} />,
        because: {
          en: 'The first and the last page stay in reach.',
          tr: 'İlk ve son sayfa el altında kalır.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Button variant="quiet">{say({ en: 'Previous', tr: 'Önceki' })}</Button>
            <Button variant="quiet">{say({ en: 'Next', tr: 'Sonraki' })}</Button>
          </Row>
        ),
        because: {
          en: 'Nobody knows how many pages there are.',
          tr: 'Kaç sayfa olduğunu kimse bilmez.',
        },
      },
    },
  ],
};
