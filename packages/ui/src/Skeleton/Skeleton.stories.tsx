import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Controls/Skeleton',
  component: Skeleton,
  args: { shape: 'text' },
});

export const Text = meta.story();

export const Paragraph = meta.story({ args: { lines: 3 } });

export const Circle = meta.story({ args: { shape: 'circle' } });

export const Block = meta.story({ args: { shape: 'block' } });

export const InTheDark = meta.story({ args: { lines: 3 }, globals: { scheme: 'dark' } });

export const SilentByItself = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const ReadOutOnceByItsLabel = meta.story({
  args: { lines: 4, label: 'Loading matches' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading matches$/);
  },
});

/** Proves ERROR-7. */
export const AsHighAsTheTextItStandsFor = meta.story({
  args: { lines: 3 },
  render: (args) => (
    <>
      <div data-lines="">
        <Skeleton {...args} />
      </div>
      <div data-lines="">
        One line
        <br />
        another
        <br />
        the last
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-lines]')].map(
      (one) => boxOf(one).height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
});

export const AsLargeAsAnAvatarOfARow = meta.story({
  args: { shape: 'circle', size: 'row' },
  play: async ({ canvasElement }) => {
    const circle = canvasElement.querySelector('[data-shape] > *');
    await expect(boxOf(circle)).toMatchObject({ width: 32, height: 32 });
  },
});
