import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Controls/Card',
  component: Card,
  args: {
    title: 'Live now',
    children: 'Northgate Falcons lead Riverside Owls by two goals.',
  },
});

export const Titled = meta.story();

export const Plain = meta.story({ args: { title: undefined } });

export const WithActions = meta.story({
  args: { actions: <Button variant="outlined">All matches</Button> },
});

export const Flush = meta.story({
  args: {
    isFlush: true,
    children: (
      <ul>
        <li>Northgate Falcons 2 : 0 Riverside Owls</li>
        <li>Hilltop Foxes 1 : 1 Lakeside Herons</li>
      </ul>
    ),
  },
});

export const Dark = meta.story({
  args: { actions: <Button variant="outlined">All matches</Button> },
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  args: {
    title: 'Şampiyonluk karşılaşmalarının güncellenmiş programı',
    actions: <Button variant="outlined">Bütün karşılaşmalar</Button>,
    children: 'Öğretmenlerin değerlendirmelerine göre karşılaşmaların saatleri değiştirilebilir.',
  },
  globals: { viewport: { value: 'narrow' } },
});

export const ReachedAsARegion = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Live now' })).toBeVisible();
  },
});
