import preview from '#storybook/preview';
import type { seedMessages } from '@touchline/mocks/fixtures/messages';
import { ClockIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  expandLabels,
  failed,
  kickOff,
  loading,
  longText,
  messageLabels,
  readMessages,
  ready,
  someMessages,
  turkishMessageLabels,
} from '../../internal/Inbox/testing/examples.ts';
import { toastQueue, ToastRegion } from '../../ToastRegion/index.ts';
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

export const LongTexts = meta.story({
  args: {
    messages: ready([{ ...kickOff, description: longText }, ...someMessages.slice(1)]),
    expandLabels,
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

function ListOfARefusal(args: MessagesListProps) {
  const [isFirstGone, setFirstGone] = useState(false);
  return (
    <>
      <MessagesList
        {...args}
        messages={ready(isFirstGone ? someMessages.slice(1) : someMessages)}
        onRemove={() => {
          setFirstGone(true);
          return fn();
        }}
      />
      <button type="button" onClick={() => setFirstGone(false)}>
        Refuse
      </button>
    </>
  );
}

/** Proves SHELL-20, INBOX-13. */
export const ARefusedRemovalIsNotOfferedToBeUndone = meta.story({
  render: (args) => <ListOfARefusal {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('Message removed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await findRow(/Kick-off/);
    await expect(canvas.queryByText('Message removed')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** Proves A11Y-2: what has the focus is not under the bar at the end of the window (WCAG 2.4.11). */
export const TheUndoBarCoversNoFocus = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('Message removed');
    for (const button of canvas.getAllByRole('button', { name: /^(Mark|Remove)/ })) {
      button.focus();
      await waitFor(() => {
        const { left, right, bottom } = button.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, bottom - 2);
        return expect(button).toContainElement(at as HTMLElement);
      });
    }
    // A tooltip closes when the list scrolls, which a focus does in the next frame: it would be there or not.
    (document.activeElement as HTMLElement).blur();
  },
});

/** Proves SHELL-26. */
export const NoticesStandAboveTheUndoBar = meta.story({
  beforeEach: () => {
    toastQueue.add({ tone: 'success', title: 'Saved' }, { timeout: undefined });
    return () => toastQueue.clear();
  },
  render: (args) => (
    <>
      <ListWithRows {...args} />
      <ToastRegion labels={{ region: 'Notices', close: 'Close' }} />
    </>
  ),
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    const notices = screen.getByRole('region', { name: 'Notices' });
    await waitFor(() =>
      expect(notices.getBoundingClientRect().bottom).toBeLessThan(undo.getBoundingClientRect().top),
    );
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
