import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { YearFooter } from './YearFooter.tsx';

const meta = preview.meta({
  title: 'Shell/YearFooter',
  component: YearFooter,
  args: { owner: 'Touchline', year: 2026 },
});

export const Plain = meta.story({ tags: ['picture'] });

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const NarrowTurkish = meta.story({
  args: {
    owner: 'Okullar Arası Karşılaşmalar Birliği',
    children: <span>Erişilebilirlik ve gizlilik</span>,
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const ShowsTheYear = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Touchline © 2026')).toBeVisible();
  },
});
