import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Controls/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
  render: (args) => (
    <p>
      Rules of the league <VisuallyHidden {...args} />
    </p>
  ),
});

export const InASentence = meta.story();

export const TakesNoRoom = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = boxOf(canvas.getByText('opens in a new tab'));
    await expect([width, height]).toEqual([1, 1]);
  },
});
