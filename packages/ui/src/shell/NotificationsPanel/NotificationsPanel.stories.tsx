import preview from '#storybook/preview';
import type { seedNotifications } from '@touchline/mocks/fixtures/messages';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InboxOnAButton } from '../testing/InboxOnAButton.tsx';
import {
  expandLabels,
  failed,
  kickOff,
  loading,
  longText,
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

const longTitle = 'The quarter-final of the cup is played at the ground of the visitors instead';

export const LongTexts = meta.story({
  args: {
    messages: ready([{ ...kickOff, title: longTitle, description: longText }, ...someMessages]),
    expandLabels,
  },
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

async function findRow(name: RegExp) {
  const title = await screen.findByText(name);
  await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  return within(title.closest('li') ?? document.body);
}

/** Whether an element shows all of its text. */
function isWhole(element: HTMLElement): boolean {
  const paragraph = element.closest('p') ?? element;
  return paragraph.scrollHeight <= paragraph.clientHeight + 1;
}

/** Proves INBOX-2: a notification has no page on which it could be read. */
export const ALongOneOpensInPlace = meta.story({
  ...LongTexts.input,
  play: async ({ userEvent }) => {
    const row = await findRow(/quarter-final/);
    await expect(isWhole(row.getByText(/quarter-final/))).toBe(false);
    await expect(isWhole(row.getByText(/half an hour/))).toBe(false);
    const more = await row.findByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await userEvent.keyboard('{Enter}');
    const less = row.getByRole('button', { name: 'Show less' });
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(isWhole(row.getByText(/quarter-final/))).toBe(true);
    await expect(isWhole(row.getByText(/half an hour/))).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(row.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await expect(isWhole(row.getByText(/half an hour/))).toBe(false);
  },
});

/** Proves INBOX-2. */
export const ALongTitleOpensWithoutAText = meta.story({
  args: {
    messages: ready([{ ...kickOff, title: longTitle, description: null }]),
    expandLabels,
  },
  play: async ({ userEvent }) => {
    const row = await findRow(/quarter-final/);
    await userEvent.click(await row.findByRole('button', { name: 'Show more' }));
    await expect(isWhole(row.getByText(/quarter-final/))).toBe(true);
  },
});

/** What is whole needs no button. */
export const AShortOneHasNothingToOpen = meta.story({
  args: { messages: ready([{ ...kickOff, description: 'Half an hour later.' }]), expandLabels },
  play: async () => {
    const row = await findRow(/Kick-off/);
    await expect(row.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

/** Proves INBOX-2, INBOX-15, SHELL-17. */
export const LinksAndListsOfItsTextAreThere = meta.story({
  args: {
    messages: ready([
      {
        ...kickOff,
        description: '<ul><li>Bring shirts</li></ul><a href="/files/rules">The rules</a>',
      },
    ]),
    expandLabels,
    onFollow: fn(),
  },
  play: async ({ args, userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(await row.findByRole('button', { name: 'Show more' }));
    await expect(row.getByText('Bring shirts').tagName).toBe('LI');
    const rules = row.getByRole('link', { name: 'The rules' });
    // The page of the story stays.
    rules.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(rules);
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Proves INBOX-4: `external` tells the app to leave it to the browser, on this site too. */
export const AnExternalLinkIsCalledSo = meta.story({
  args: { messages: ready([{ ...kickOff, link: '/files/rules.pdf', useRouter: false }]) },
  play: async () => {
    const link = await screen.findByRole('link', { name: /Kick-off/ });
    await expect(link).toHaveAttribute('href', '/files/rules.pdf');
    await expect(link).toHaveAttribute('rel', 'external noopener noreferrer');
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
