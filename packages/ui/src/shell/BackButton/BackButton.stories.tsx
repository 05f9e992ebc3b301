import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BackButton } from './BackButton.tsx';

const meta = preview.meta({
  title: 'Shell/BackButton',
  component: BackButton,
  args: { label: 'Back', onPress: fn() },
});

export const WithHistory = meta.story({ tags: ['picture'] });

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Turkish = meta.story({ args: { label: 'Geri' }, globals: { language: 'tr' } });

export const NowhereToGo = meta.story({ args: { isDisabled: true } });

export const PressedWithEnter = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
