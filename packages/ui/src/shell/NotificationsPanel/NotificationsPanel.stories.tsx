import preview from '#storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { InboxOnAButton } from '../Inbox/InboxOnAButton.tsx';
import { failed, loading, notificationLabels, ready, someMessages } from '../Inbox/inboxStoryData.ts';
import { NotificationsButton } from './NotificationsButton.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';

const meta = preview.meta({
  title: 'Shell/NotificationsPanel',
  component: NotificationsPanel,
  args: {
    messages: ready(someMessages),
    labels: notificationLabels,
    isOpen: true,
    triggerRef: { current: null },
    onOpenChange: fn(),
    onToggleRead: fn(),
    onRemove: fn(),
    onMarkAllRead: fn(),
  },
  render: (args) => (
    <InboxOnAButton
      {...args}
      Trigger={NotificationsButton}
      Panel={NotificationsPanel}
      navigate={fn()}
    />
  ),
});

export const Unread = meta.story();

export const AllRead = meta.story({
  args: {
    messages: ready(someMessages.map((message) => ({ ...message, read: true }))),
  },
});

export const Empty = meta.story({ args: { messages: ready([]) } });

export const Loading = meta.story({ args: { messages: loading } });

export const Failed = meta.story({
  args: { messages: failed(fn()) },
});

export const OnAPhoneInDark = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
});

export const NamedAsNotifications = meta.story({
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByText('2 unread')).toBeInTheDocument();
  },
});
