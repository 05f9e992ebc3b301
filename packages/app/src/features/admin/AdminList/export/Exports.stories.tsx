import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { answering, held } from '@touchline/mocks/scenarios';
import { expect, spyOn, waitFor } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { largestPage } from '#platform/client/fetchAllPages.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { signInAs } from '../../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdminList/Exports',
  component: ProductPage,
  args: { address: paths.adminMatches },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Catches the files that would be saved. */
function catchFiles() {
  const made = spyOn(URL, 'createObjectURL');
  const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return {
    saved,
    text() {
      const file = made.mock.calls[0]?.[0] as Blob;
      return file.text();
    },
  };
}

async function totalOfMatches(): Promise<number> {
  const { total } = await call('adminMatches', { query: { pageSize: 1 } });
  // More than a page of a file, or nothing would be left to see.
  await expect(total).toBeGreaterThan(largestPage);
  return total;
}

/** Proves ADMIN-27: all pages are in the file, none is cut off. */
export const AllPagesAreInTheFile = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const total = await totalOfMatches();
    const { saved, text } = catchFiles();
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV file' }));
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'matches.csv');
    // The head of the columns is a line too.
    await expect((await text()).split('\r\n')).toHaveLength(total + 1);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull());
  },
});

/** Proves MATCH-3: the list, its table and the record have the same word for a status that we do not know. */
export const AStatusThatWeDoNotKnow = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: async ({ msw }) => {
    const { items } = await call('adminMatches', { query: { pageSize: 1 } });
    const [first] = items;
    const unknown = { ...first, status: 'unknown', statusText: 'Under review' };
    msw.use(answering('adminMatches', { items: [unknown], total: 1 }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Under review')).toBeVisible();
    const { saved, text } = catchFiles();
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV file' }));
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    await expect(await text()).toContain(',Under review,');
  },
});

export const TheCalendarHasAllPages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const total = await totalOfMatches();
    const { saved, text } = catchFiles();
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar file' }));
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'matches.ics');
    const calendar = await text();
    const entries = calendar.match(/^BEGIN:VEVENT/gm) ?? [];
    await expect(entries.length).toBeGreaterThan(largestPage);
    await expect(entries.length).toBeLessThanOrEqual(total);
    await expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await expect(calendar).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
  },
});

/**
 * Proves ADMIN-27, A11Y-3: a long file shows how far it has come, does not move the button that was
 * pressed, and is stopped by the next stop of the Tab key.
 */
export const ALongFileIsStopped = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, msw, userEvent }) => {
    const total = await totalOfMatches();
    const { saved } = catchFiles();
    const csv = await canvas.findByRole('button', { name: 'CSV file' });
    const { promise, resolve } = Promise.withResolvers<void>();
    msw.use(held('adminMatches', promise));
    const place = () => {
      const { left, top } = boxOf(csv);
      return [left, top];
    };
    const before = place();
    csv.focus();
    await userEvent.keyboard('{Enter}');
    const progress = await canvas.findByRole('progressbar', { name: 'CSV file' });
    await expect(progress).toHaveAttribute('value', '0');
    await expect(canvas.getByText(`0 of ${total.toLocaleString('en')}`)).toBeVisible();
    await expect(place()).toEqual(before);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(csv).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
    await expect(csv).toBeEnabled();
    // What was on its way is not saved, and the next file is.
    resolve();
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar file' }));
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    await expect(saved.mock.contexts[0]).toHaveProperty('download', 'matches.ics');
  },
});

/** How far it has come stands below the buttons, as wide as they are. */
export const ALongFileOnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'tr', scheme: 'dark' },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await totalOfMatches();
    const csv = await canvas.findByRole('button', { name: 'CSV dosyası' });
    msw.use(held('adminMatches', new Promise(() => {})));
    await userEvent.click(csv);
    const stop = await canvas.findByRole('button', { name: 'Durdur' });
    const { bottom } = csv.getBoundingClientRect();
    const { top, right } = stop.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(bottom);
    await expect(right).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    );
  },
});
