import preview from '#storybook/preview';
import type { seedNotifications } from '@touchline/mocks/fixtures/messages';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InboxOnAButton } from '../testing/InboxOnAButton.tsx';
import {
  failed,
  loading,
  notificationLabels,
  readMessages,
  ready,
  someMessages,
} from '../../internal/Inbox/testing/examples.ts';
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

export const Unread = meta.story({ tags: ['picture'] });

export const AllRead = meta.story({
  args: {
    messages: ready(readMessages),
  },
});

/** Proves INBOX-12, ERROR-9. */
export const Empty = meta.story({
  args: { messages: ready([]) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No notifications')).toBeVisible());
    await expect(
      screen.getByText('When you have notifications, they will appear here.'),
    ).toBeVisible();
  },
});

export const Loading = meta.story({ args: { messages: loading } });

export const Failed = meta.story({
  args: { messages: failed(fn()) },
});

export const OnAPhoneInDark = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
});

export const NamedAsNotifications = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible(),
    );
    await expect(canvas.getByText('2 unread')).toBeInTheDocument();
  },
});

export const FromTheApi = meta.story({
  loaders: [
    async () => {
      const answer = await fetch('/api/common/notifications');
      return { rows: (await answer.json()) as ReturnType<typeof seedNotifications> };
    },
  ],
  render: (args, { loaded }) => (
    <InboxOnAButton
      {...args}
      messages={ready(loaded['rows'] as ReturnType<typeof seedNotifications>)}
      Trigger={NotificationsButton}
      Panel={NotificationsPanel}
      navigate={fn()}
    />
  ),
  play: async () => {
    await expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(3);
  },
});
