import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const meta = preview.meta({
  title: 'Controls/BarChart',
  component: BarChart,
  args: {
    title: 'Matches of the next days',
    bars: [
      { id: '1', label: 'Wed 15', value: 6 },
      { id: '2', label: 'Thu 16', value: 0 },
      { id: '3', label: 'Fri 17', value: 14 },
      { id: '4', label: 'Sat 18', value: 3 },
    ],
    labels: { table: 'As a table', category: 'Day', value: 'Matches' },
  },
});

export const Columns = meta.story();

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rows = meta.story({
  args: {
    title: 'İsimlerin gösterilmesine izin',
    direction: 'rows',
    bars: [
      { id: 'granted', label: 'Verildi', value: 1204 },
      { id: 'ending', label: 'Otuz gün içinde sona eriyor', value: 31 },
      { id: 'unknown', label: 'Bilinmiyor', value: 412 },
    ],
    labels: { table: 'Tablo olarak', category: 'İzin', value: 'Sporcu' },
  },
  globals: { language: 'tr' },
});

export const Narrow = meta.story({
  args: Rows.input.args,
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const SaysTheSameAsATable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('As a table'));
    const row = await canvas.findByRole('row', { name: 'Fri 17 14' });
    await expect(row).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Matches of the next days' })).toBeVisible();
  },
});
