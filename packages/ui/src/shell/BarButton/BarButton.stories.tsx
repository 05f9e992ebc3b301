import preview from '#storybook/preview';
import { BellIcon } from '@heroicons/react/24/outline';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '../../Badge/index.ts';
import { BarButton } from './BarButton.tsx';

const meta = preview.meta({
  title: 'Shell/BarButton',
  component: BarButton,
  args: { label: 'Notifications', icon: BellIcon, onPress: fn(), onIntent: fn() },
});

export const Plain = meta.story();

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const WithBadge = meta.story({
  args: { badge: <Badge tone="notifications" count={3} accessibleLabel="3 unread" /> },
});

export const On = meta.story({ args: { isSelected: true } });

export const Open = meta.story({ args: { 'aria-expanded': true, 'aria-haspopup': 'dialog' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const NamedWithItsBadge = meta.story({
  ...WithBadge.input,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications 3 unread' })).toBeVisible();
  },
});

export const PressedWithEnterAndSpace = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const TakesTheFocusWhenPressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const IntentComesBeforeThePress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(args.onIntent).toHaveBeenCalled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const TooltipOnKeyboardFocus = meta.story({
  args: { tooltip: 'Notifications' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});
