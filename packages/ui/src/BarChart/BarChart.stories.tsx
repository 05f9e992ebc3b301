import { boxOf } from '#storybook/boxOf';
import { emulateMedia } from '#storybook/emulateMedia';
import { areColoursForced, inForcedColours } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { contrast } from '../theme/contrast.ts';
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

/** A computed colour as `#rrggbb`. */
function hexOf(colour: string): string {
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Proves THEME-6: the bars are seen on the page. */
export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const bars = await waitFor(() => {
      const drawing = canvasElement.querySelector('canvas');
      if (!drawing) throw new Error('There is no drawing yet');
      return drawing;
    });
    const [bar, page] = [getComputedStyle(bars).color, getComputedStyle(document.body)];
    await expect(contrast(hexOf(bar), hexOf(page.backgroundColor))).toBeGreaterThanOrEqual(3);
  },
});

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

/** What a long label needs is inside the drawing: nothing reaches its edge, where it would be cut. */
export const ALongLabelIsNotCut = meta.story({
  args: {
    ...Rows.input.args,
    bars: [
      { id: 'ending', label: 'Otuz gün içinde sona erecek olan izinler', value: 31 },
      { id: 'unknown', label: 'Bilinmiyor', value: 412 },
    ],
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: async ({ canvasElement }) => {
    const drawnAt = async (wanted: number) => {
      await waitFor(() => expect(canvasElement.querySelector('canvas')?.clientWidth).toBe(wanted));
      await waitFor(() => {
        const drawing = canvasElement.querySelector('canvas');
        const context = drawing?.getContext('2d');
        if (!drawing || !context) throw new Error('There is no drawing yet');
        const { height, width } = drawing;
        const isDrawn = (left: number, columns: number) =>
          context.getImageData(left, 0, columns, height).data.some((part) => part > 0);
        const state = `context ${context.isContextLost() ? 'lost' : 'there'}, fonts ${document.fonts.status}`;
        const edgeAndRest = [isDrawn(0, 2), isDrawn(2, width - 2)];
        return expect(edgeAndRest, `${wanted} px, ${state}`).toEqual([false, true]);
      });
    };
    // At each of them other words fit into a line.
    const figure = canvasElement.querySelector('figure') as HTMLElement;
    for (let width = 250; width <= 288; width += 2) {
      figure.style.inlineSize = `${width}px`;
      await drawnAt(width);
    }
  },
});

/** Whether anything is in the drawing. */
function isDrawn(canvasElement: HTMLElement): boolean {
  const drawing = canvasElement.querySelector('canvas');
  const context = drawing?.getContext('2d');
  if (!drawing || !context) return false;
  const { height, width } = drawing;
  return context.getImageData(0, 0, width, height).data.some((part) => part > 0);
}

/** Takes everything out of the drawing, once there is one. */
async function empty(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(isDrawn(canvasElement)).toBe(true));
  canvasElement.querySelector('canvas')?.getContext('2d')?.reset();
  await expect(isDrawn(canvasElement)).toBe(false);
}

/** What is measured with one font and drawn with another would be cut. */
export const IsDrawnAgainWhenAFontHasCome = meta.story({
  play: async ({ canvasElement }) => {
    await empty(canvasElement);
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await waitFor(() => expect(isDrawn(canvasElement)).toBe(true));
  },
});

/** As after the end of the process that draws, which takes what every canvas shows with it. */
export const IsDrawnAgainWhenTheBrowserHasLostIt = meta.story({
  play: async ({ canvasElement }) => {
    await empty(canvasElement);
    canvasElement.querySelector('canvas')?.dispatchEvent(new Event('contextlost'));
    await waitFor(() => expect(isDrawn(canvasElement)).toBe(true));
  },
});

/** Notices, lists and dialogs write other attributes there while they are open. */
export const OnlyWhatChangesItsLookDrawsItAgain = meta.story({
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    await empty(canvasElement);
    const isTold = new Promise<void>((resolve) => {
      const last = new MutationObserver(() => {
        last.disconnect();
        resolve();
      });
      last.observe(root, { attributes: true });
    });
    root.style.setProperty('--of-a-notice', '1px');
    await isTold;
    root.style.removeProperty('--of-a-notice');
    await expect(isDrawn(canvasElement)).toBe(false);
    root.dataset['theme'] = 'teal';
    await waitFor(() => expect(isDrawn(canvasElement)).toBe(true));
  },
});

/** The contrast of the palest colour of the drawing with white paper. */
function palestOn(canvasElement: HTMLElement): number {
  const drawing = canvasElement.querySelector('canvas');
  const context = drawing?.getContext('2d');
  if (!drawing || !context || drawing.width === 0) throw new Error('There is no drawing yet');
  const { data } = context.getImageData(0, 0, drawing.width, drawing.height);
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) colours.add(`rgb(${data.slice(at, at + 3).join(' ')})`);
  if (colours.size === 0) throw new Error('Nothing is drawn yet');
  return Math.min(...[...colours].map((colour) => contrast(hexOf(colour), '#ffffff')));
}

/** Proves LAYOUT-22: a drawing has no styles of its own that would change on paper. */
export const IsDrawnDarkForPaperInTheDarkScheme = meta.story({
  tags: ['emulated'],
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const palest = () => palestOn(canvasElement);
    await waitFor(() => expect(palest()).toBeLessThan(3));
    window.dispatchEvent(new Event('beforeprint'));
    await expect(palest()).toBeGreaterThanOrEqual(3);
    window.dispatchEvent(new Event('afterprint'));
    await expect(palest()).toBeLessThan(3);
    const restore = await emulateMedia({ media: 'print' });
    try {
      if (!matchMedia('print').matches) return;
      await waitFor(() => expect(palest()).toBeGreaterThanOrEqual(3));
    } finally {
      await restore();
    }
    await waitFor(() => expect(palest()).toBeLessThan(3));
  },
});

/** Proves LAYOUT-22: the sheet is narrower than the window, and its letters are smaller. */
export const StaysInItsFrameOnPaper = meta.story({
  tags: ['emulated'],
  beforeEach: () => emulateMedia({ media: 'print' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(isDrawn(canvasElement)).toBe(true));
    const drawing = canvasElement.querySelector('canvas') as HTMLElement;
    const frame = drawing.parentElement as HTMLElement;
    if (!matchMedia('print').matches) return;
    frame.style.blockSize = '100px';
    frame.style.inlineSize = '200px';
    const { width, height } = boxOf(drawing);
    await expect([width, height]).toEqual([200, 100]);
  },
});

export const IsDrawnAgainInForcedColours = meta.story({
  tags: ['emulated'],
  parameters: inForcedColours.parameters,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(isDrawn(canvasElement)).toBe(true));
    const drawing = () => canvasElement.querySelector('canvas')?.toDataURL();
    const before = drawing();
    const restore = await inForcedColours.beforeEach();
    try {
      if (areColoursForced()) await waitFor(() => expect(drawing()).not.toBe(before));
    } finally {
      await restore();
    }
    await waitFor(() => expect(drawing()).toBe(before));
  },
});
