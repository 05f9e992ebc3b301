import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Highlight } from './Highlight.tsx';

const meta = preview.meta({
  title: 'Controls/Highlight',
  component: Highlight,
  args: { text: 'İstanbul Büyükşehir Belediyespor', query: 'BUYUKSEHIR' },
});

export const Turkish = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Büyükşehir').tagName).toBe('MARK');
  },
});

export const TurkishInDark = meta.story({ globals: { scheme: 'dark' } });

export const SeveralTimes = meta.story({ args: { text: 'Ananas', query: 'an' } });

export const NothingSearched = meta.story({
  args: { query: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
});
