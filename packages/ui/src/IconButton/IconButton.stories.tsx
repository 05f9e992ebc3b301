import preview from '#storybook/preview';
import { EachAppearance } from '#storybook/EachAppearance';
import { faintWords } from '#storybook/faintWords';
import { BellIcon } from '@heroicons/react/24/outline';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: BellIcon, onPress: fn(), onIntent: fn() },
});

export const Plain = meta.story();

export const Outlined = meta.story({ args: { variant: 'outlined' } });

export const Small = meta.story({ args: { size: 'small' } });

export const WithBadge = meta.story({
  args: { badge: <Badge tone="notifications" count={3} accessibleLabel="3 unread" /> },
});

export const WithBadgeInDark = meta.story({
  ...WithBadge.input,
  globals: { scheme: 'dark' },
});

export const WithALongCount = meta.story({
  args: { badge: <Badge tone="messages" count={1204} accessibleLabel="1,204 unread" /> },
});

export const On = meta.story({ args: { isSelected: true } });

export const Open = meta.story({ args: { 'aria-expanded': true, 'aria-haspopup': 'dialog' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

/** Proves THEME-6: the number is read, while the symbol below it is faint. */
export const TheBadgeOfADisabledButtonIsRead = meta.story({
  render: () => (
    <EachAppearance>
      {(['plain', 'outlined'] as const).map((variant) => (
        <IconButton
          key={variant}
          variant={variant}
          label="Notifications"
          icon={BellIcon}
          isDisabled
          badge={<Badge tone="notifications" count={3} accessibleLabel="3 unread" />}
        />
      ))}
    </EachAppearance>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('3').length).toBeGreaterThan(4);
    await expect(faintWords(canvasElement, 3)).toEqual([]);
  },
});

export const AroundAnAvatar = meta.story({
  render: () => (
    <IconButton label="Account" aria-haspopup="menu">
      <Avatar name="Brian Hughes" size="small" presence="online" presenceLabel="Online" />
    </IconButton>
  ),
});

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

export const SaysWhetherItIsOn = meta.story({
  args: { isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

export const IntentComesWithHover = meta.story({
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
