import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Controls/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Matches', href: '/matches' },
      { label: 'Semi-finals', href: '/matches/semi-finals' },
      { label: 'Northside against Riverbank' },
    ],
  },
});

export const ThreeLevels = meta.story();

export const InDark = meta.story({ globals: { scheme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const LongTurkish = meta.story({
  args: {
    label: 'Sayfa yolu',
    items: [
      { label: 'Karşılaşmalar', href: '/matches' },
      { label: 'Çeyrek final karşılaşmaları', href: '/matches/quarter-finals' },
      { label: 'Gülümseyen Çocuklar Ortaokulu – Işıklar Koleji' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const LastIsThisPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Northside against Riverbank')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
