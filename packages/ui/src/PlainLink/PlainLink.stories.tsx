import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PlainLink } from './PlainLink.tsx';

const meta = preview.meta({
  title: 'Controls/PlainLink',
  component: PlainLink,
  args: { href: '#matches', children: 'All matches' },
});

export const InText = meta.story({
  render: (args) => (
    <p>
      See <PlainLink {...args} />.
    </p>
  ),
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: { children: 'Öğretmenevi Güneşlibahçe Ortaokulunun bütün karşılaşmaları' },
  globals: { viewport: { value: 'narrow' } },
});

export const ReachedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All matches' })).toHaveFocus();
  },
});
