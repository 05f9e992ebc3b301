import preview from '#storybook/preview';
import type { seedMessages } from '@touchline/mocks/fixtures/messages';
import { ClockIcon } from '@heroicons/react/24/outline';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  failed,
  kickOff,
  loading,
  messageLabels,
  readMessages,
  ready,
  someMessages,
  turkishMessageLabels,
} from '../../internal/Inbox/testing/examples.ts';
import { useInboxRows } from '../testing/useInboxRows.ts';
import { MessagesList, type MessagesListProps } from './MessagesList.tsx';

const navigate = fn();

function ListWithRows(args: MessagesListProps) {
  const { messages, onToggleRead, onRemove } = useInboxRows(args);
  return (
    <RouterProvider navigate={navigate}>
      <MessagesList {...args} messages={messages} onToggleRead={onToggleRead} onRemove={onRemove} />
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Shell/MessagesList',
  component: MessagesList,
  args: {
    messages: ready(someMessages),
    labels: messageLabels,
    icons: { clock: ClockIcon },
    onToggleRead: fn(),
    onRemove: fn(),
    onFollow: fn(),
  },
  render: (args) => <ListWithRows {...args} />,
  beforeEach: () => {
    navigate.mockClear();
  },
});

async function findRow(name: RegExp) {
  const title = await screen.findByText(name);
  return within(title.closest('li') ?? document.body);
}

export const Unread = meta.story();

export const UnreadInDark = meta.story({ globals: { scheme: 'dark' } });

export const AllRead = meta.story({ args: { messages: ready(readMessages) } });

/** Proves ERROR-9. */
export const Empty = meta.story({
  args: { messages: ready([]) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No messages')).toBeVisible());
  },
});

export const Loading = meta.story({ args: { messages: loading } });

export const Failed = meta.story({ args: { messages: failed(fn()) } });

const longText = 'The visitors need half an hour more, because their coach left late. '.repeat(12);

export const LongTexts = meta.story({
  args: {
    messages: ready([{ ...kickOff, description: longText }, ...someMessages.slice(1)]),
    expandLabels: { showMore: 'Show more', showLess: 'Show less' },
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const InTurkish = meta.story({
  args: { labels: turkishMessageLabels },
  globals: { language: 'tr', viewport: { value: 'sm' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ALongTextOpensInPlace = meta.story({
  ...LongTexts.input,
  play: async ({ userEvent }) => {
    const row = await findRow(/Kick-off/);
    const more = await row.findByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(row.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
});

export const RemovingTheLastKeepsTheFocusInTheList = meta.story({
  args: { messages: ready([kickOff]) },
  play: async ({ canvas, userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByText('No messages')).toBeVisible());
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
  },
});

export const ARowLeadsToThePageOfItsMessage = meta.story({
  args: { hrefOf: ({ id }: { id: string }) => `/messages/${id}` },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: /Kick-off/ }));
    await expect(navigate).toHaveBeenCalledWith('/messages/kick-off', undefined);
    await expect(args.onFollow).toHaveBeenCalledWith(kickOff);
  },
});

export const TheWayBackEndsAtItsRow = meta.story({
  args: { returnedId: 'rules' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: /New rules/ })).toHaveFocus());
  },
});

export const RetriesAfterAFailure = meta.story({
  ...Failed.input,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const { messages } = args;
    if (messages.state !== 'failed') throw new Error('The story shows a failure');
    await expect(messages.onRetry).toHaveBeenCalledOnce();
  },
});

export const FromTheApi = meta.story({
  loaders: [
    async () => {
      const answer = await fetch('/api/common/messages');
      return { rows: (await answer.json()) as ReturnType<typeof seedMessages> };
    },
  ],
  render: (args, { loaded }) => (
    <ListWithRows {...args} messages={ready(loaded['rows'] as ReturnType<typeof seedMessages>)} />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Kick-off moved/)).toBeVisible());
  },
});
