import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { PlainButton } from './PlainButton.tsx';

const meta = preview.meta({
  title: 'Controls/PlainButton',
  component: PlainButton,
  args: { children: 'Try again', onPress: fn() },
});

export const Outlined = meta.story({ args: { variant: 'outlined' } });

export const Primary = meta.story();

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Pending = meta.story({ args: { isPending: true } });

export const FullWidth = meta.story({ args: { isFullWidth: true } });

export const PressedWithEnterAndSpace = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const PendingKeepsTheFocusAndIgnoresPresses = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
