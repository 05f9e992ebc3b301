import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import type { seedMessages } from '@touchline/mocks/fixtures/messages';
import { ClockIcon } from '@heroicons/react/24/outline';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InboxOnAButton } from '../testing/InboxOnAButton.tsx';
import {
  failed,
  fiveThousandMessages,
  kickOff,
  loading,
  messageLabels,
  readMessages,
  ready,
  someMessages,
  turkishMessageLabels,
} from '../../internal/Inbox/testing/examples.ts';
import { MessagesButton } from './MessagesButton.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Shell/MessagesPanel',
  component: MessagesPanel,
  args: {
    messages: ready(someMessages),
    labels: messageLabels,
    icons: { clock: ClockIcon },
    isOpen: true,
    triggerRef: { current: null },
    onOpenChange: fn(),
    onToggleRead: fn(),
    onRemove: fn(),
    onMarkAllRead: fn(),
    onFollow: fn(),
  },
  render: (args) => (
    <InboxOnAButton {...args} Trigger={MessagesButton} Panel={MessagesPanel} navigate={navigate} />
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
});

async function findRow(name: RegExp) {
  const title = await screen.findByText(name);
  // The tooltip of what takes the focus is placed where the panel stands at this moment.
  await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  return within(title.closest('li') ?? document.body);
}

export const Unread = meta.story({ tags: ['picture'] });

export const UnreadInDark = meta.story({ globals: { scheme: 'dark' } });

export const AllRead = meta.story({ args: { messages: ready(readMessages) } });

/** Proves INBOX-11, ERROR-9. */
export const Empty = meta.story({
  args: { messages: ready([]) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No messages')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByText('When you have messages, they will appear here.')).toBeVisible(),
    );
  },
});

export const Loading = meta.story({ args: { messages: loading } });

export const Failed = meta.story({
  args: { messages: failed(fn()) },
});

/** Proves SHELL-19. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Messages' });
    const { width, height } = boxOf(panel);
    await expect([width, height]).toEqual([390, window.innerHeight]);
  },
});

export const InTurkish = meta.story({
  args: { labels: turkishMessageLabels },
  globals: { language: 'tr', viewport: { value: 'sm' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Proves SHELL-19. */
export const FiveThousand = meta.story({
  args: { messages: ready(fiveThousandMessages) },
  globals: { viewport: { value: 'lg' } },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Messages' });
    // Sizes of the layout: those on the screen have fractions where the panel is positioned.
    await expect(panel.offsetWidth).toBe(360);
    const scroller = (await screen.findByRole('list')).parentElement ?? panel;
    await expect(scroller.offsetHeight).toBeLessThanOrEqual(480);
  },
});

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';

/** Proves INBOX-2, SEC-1. */
export const WordsAreHtmlAfterSanitising = meta.story({
  args: {
    messages: ready([
      {
        ...kickOff,
        title: 'Kick-off at <strong>18:30</strong><script>alert(1)</script>',
        description: '<em>Bring</em> both shirts<img src="x" onerror="alert(1)">',
      },
    ]),
  },
  play: async () => {
    const [row] = await screen.findAllByRole('listitem');
    await expect(row?.querySelector('strong')).toHaveTextContent('18:30');
    await expect(row?.querySelector('em')).toHaveTextContent('Bring');
    await expect(row?.querySelector('script, [onerror]')).toBeNull();
  },
});

/** Proves INBOX-21. */
export const APictureWinsOverTheIcon = meta.story({
  args: { messages: ready([{ ...kickOff, image: picture }]) },
  play: async () => {
    const [row] = await screen.findAllByRole('listitem');
    await expect(row?.firstElementChild).toHaveAttribute('src', picture);
    await expect(row?.firstElementChild?.querySelector('svg')).toBeNull();
  },
});

const wideCrest =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80v40H0z"/></svg>';

/** Proves INBOX-30: the picture is as large as the icons, whole, and decorative. */
export const ACrestIsWhole = meta.story({
  args: {
    messages: ready([
      { ...kickOff, image: wideCrest },
      { ...kickOff, id: 'other' },
    ]),
  },
  globals: { scheme: 'dark' },
  play: async () => {
    const [crest, icon] = (await screen.findAllByRole('listitem')).map((row) => {
      const sign = row.firstElementChild;
      if (!(sign instanceof HTMLElement)) throw new Error('A row has a sign');
      return sign;
    });
    await expect(crest).toHaveAttribute('alt', '');
    // Sizes of the layout: those on the screen have fractions where the panel is positioned.
    await expect([crest?.offsetWidth, crest?.offsetHeight]).toEqual([32, 32]);
    await expect([icon?.offsetWidth, icon?.offsetHeight]).toEqual([32, 32]);
    // A shorter side would be stretched, and a circle would cut the corners.
    await expect(crest).toHaveStyle({ objectFit: 'contain', borderRadius: '4px' });
    await expect(crest).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  },
});

/** Proves INBOX-21. */
export const ABrokenPictureGivesWayToTheIcon = meta.story({
  args: { messages: ready([{ ...kickOff, image: 'data:image/png;base64,AAAA' }]) },
  play: async () => {
    const [row] = await screen.findAllByRole('listitem');
    await waitFor(() => expect(row?.querySelector('img')).toBeNull());
    await expect(row?.firstElementChild?.querySelector('svg')).toBeVisible();
  },
});

/** Proves INBOX-22. */
export const TriggerSaysTheTrueCount = meta.story({
  args: { messages: ready(fiveThousandMessages), isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Messages 1667 unread' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

/** Proves INBOX-9. */
export const NoBadgeAtZero = meta.story({
  args: { messages: ready(readMessages), isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Messages');
  },
});

/** Proves INBOX-10. */
export const MarkAllIsDisabledAtZero = meta.story({
  args: { messages: ready(readMessages) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
});

/** Proves INBOX-6. */
export const MarkAllReadsEverything = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  },
});

export const MarkAllGivesTheFocusToTheHeading = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const markAll = await screen.findByRole('button', { name: 'Mark all as read' });
    markAll.focus();
    await userEvent.keyboard('{Enter}');
    await expect(markAll).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Proves INBOX-5. */
export const TogglesOneMessage = meta.story({
  play: async ({ args, userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Mark as read' }));
    await expect(args.onToggleRead).toHaveBeenCalledWith(kickOff);
    await expect(row.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  },
});

/** Proves INBOX-7, A11Y-4. */
export const RemovesAndMovesTheFocusOn = meta.story({
  play: async ({ userEvent }) => {
    const row = await findRow(/Kick-off/);
    const next = await findRow(/New rules/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await expect(screen.queryByText(/Kick-off/)).toBeNull();
    await expect(next.getByRole('button', { name: 'Remove' })).toHaveFocus();
  },
});

/** Proves A11Y-11: a screen reader announces the nodes that come, and the words are the same each time. */
export const EachRemovalIsAnnounced = meta.story({
  play: async ({ userEvent }) => {
    const row = await findRow(/Kick-off/);
    const next = await findRow(/New rules/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    const first = screen.getByText('Message removed');
    const region = first.parentElement;
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(next.getByRole('button', { name: 'Remove' }));
    const second = screen.getByText('Message removed');
    await expect(second).not.toBe(first);
    await expect(second.parentElement).toBe(region);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /New rules/ })).toHaveFocus());
  },
});

/** Proves INBOX-14. */
export const UndoBringsItBack = meta.story({
  play: async ({ userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /Kick-off/ })).toHaveFocus());
  },
});

/** Proves INBOX-14. */
export const UndoBringsBackOneWithoutALink = meta.story({
  args: { messages: ready([{ ...kickOff, link: null }]) },
  play: async ({ userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
  },
});

export const RemovingTheLastShowsTheEmptyState = meta.story({
  args: { messages: ready([kickOff]) },
  play: async ({ userEvent }) => {
    const row = await findRow(/Kick-off/);
    await userEvent.click(row.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByText('No messages')).toBeVisible());
    await expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
  },
});

/** Proves SHELL-17. */
export const FollowingALinkClosesThePanel = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: /Kick-off/ }));
    await expect(navigate).toHaveBeenCalledWith('/matches/12', undefined);
    await expect(args.onFollow).toHaveBeenCalledWith(kickOff);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Proves INBOX-16. */
export const ScriptsInLinksLeadNowhere = meta.story({
  args: {
    messages: ready([{ ...kickOff, link: 'javascript:alert(1)' }]),
  },
  play: async () => {
    await screen.findByText(/Kick-off/);
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

export const EscapeReturnsTheFocus = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
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

/** Proves PERF-4. */
export const DrawsMoreAsThePersonScrolls = meta.story({
  ...FiveThousand.input,
  play: async () => {
    const list = await screen.findByRole('list');
    const first = within(list).getAllByRole('listitem').length;
    await expect(first).toBeLessThan(200);
    list.scrollTop = list.scrollHeight;
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(first),
    );
    // For its picture: how far down it is depends on when more came.
    list.scrollTop = 0;
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
    <InboxOnAButton
      {...args}
      messages={ready(loaded['rows'] as ReturnType<typeof seedMessages>)}
      Trigger={MessagesButton}
      Panel={MessagesPanel}
      navigate={navigate}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Kick-off moved/)).toBeVisible());
  },
});
