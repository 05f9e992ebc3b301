import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Controls/Pagination',
  component: Pagination,
  args: {
    page: 6,
    pageCount: 12,
    labels: {
      navigation: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      summary: (page, pageCount) => `Page ${page} of ${pageCount}`,
    },
    onPageChange: fn(),
  },
});

export const InTheMiddle = meta.story();

export const FirstPage = meta.story({ args: { page: 1 } });

export const LastPage = meta.story({ args: { page: 12 } });

export const InDark = meta.story({ globals: { scheme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const TurkishOnAPhone = meta.story({
  args: {
    labels: {
      navigation: 'Sayfalar',
      previous: 'Önceki sayfa',
      next: 'Sonraki sayfa',
      page: (page) => `Sayfa ${page}`,
      summary: (page, pageCount) => `${pageCount} sayfadan ${page}.`,
    },
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const NothingForOnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const ThisPageIsMarked = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 6');
  },
});

export const EnterGoesToAPage = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Page 7' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(7);
  },
});

export const NoPageBeforeTheFirst = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
});

/** Stories with a parent that changes the page. */
const turning = meta.story({
  args: { page: 11 },
  render: function Turning(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
});

export const TheLastArrowGivesTheFocusToItsPage = meta.story({
  ...turning.input,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus());
  },
});

export const TheLastArrowGivesTheFocusToTheOtherOnAPhone = meta.story({
  ...turning.input,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await waitFor(() => expect(previous).toHaveFocus());
  },
});
