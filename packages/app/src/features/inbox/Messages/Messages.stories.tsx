import { malformedAnswerLogs, errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { seedMessages } from '@touchline/mocks/fixtures/messages';
import { answering, empty, failing, held, malformed, pending } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { lastUrlAtom } from '#platform/location/urlHistory.atoms.ts';
import { messageHref, paths } from '#platform/paths.ts';
import { isQueued, writeQueuedChange } from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { inboxes } from '#features/inbox';
import { boxesOf } from '#storybook/boxOf';
import { twoFrames } from '#storybook/twoFrames';
import {
  type LoadedPage,
  forbidden,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Messages',
  component: ProductPage,
  args: { address: paths.messages, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const HealthyDay = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3);
  },
});

/**
 * Proves INBOX-1, INBOX-21: a message has the icon that the server names, the usual one without a
 * name, and the picture of the school that sent it.
 */
export const EachWithItsIcon = meta.story({
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('listitem')).slice(0, 4);
    const signs = rows.map((row) => row.firstElementChild);
    await expect(new Set(signs.map((sign) => sign?.outerHTML)).size).toBe(rows.length);
    const crests = signs.filter((sign) => sign instanceof HTMLImageElement);
    await expect(crests.length).toBeGreaterThan(0);
    for (const crest of crests) await waitFor(() => expect(crest.naturalWidth).toBe(64));
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: HealthyDay.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: HealthyDay.input.play });

export const Turkish = meta.story({ globals: { language: 'tr' }, play: HealthyDay.input.play });

/** Proves INBOX-18. */
export const Visitor = meta.story({
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/sign-in?redirectURL=%2Fmessages');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('messages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages')).toBeInTheDocument();
  },
});

let listed = Promise.withResolvers<void>();
let marked = Promise.withResolvers<void>();

/**
 * Proves INBOX-11, INBOX-28: an answer that changes of an earlier visit have overtaken is no empty
 * list, and what follows it is not new.
 */
export const AfterAVisitWithoutTheServer = meta.story({
  beforeEach: ({ msw }) => {
    listed = Promise.withResolvers();
    marked = Promise.withResolvers();
    msw.use(held('messages', listed.promise), held('updateMessage', marked.promise));
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = new Set<string>();
    const observer = new MutationObserver(() => {
      if (canvas.queryByText('No messages')) shown.add('No messages');
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    await canvas.findByText('Loading messages');
    const entry = seedMessages().find(({ read }) => !read);
    const changes = [
      { change: { kind: 'remove', id: 'message-kick-off' }, entry: null },
      { change: { kind: 'setRead', id: entry?.id, read: true }, entry },
    ];
    const ids = changes.map((change, index) => {
      const id = `story-${index}`;
      writeQueuedChange({ id, owner: accounts.user.user.id, queue: 'messages', change });
      return id;
    });
    const loading = inboxes.messages.load();
    dispatchEvent(new StorageEvent('storage', { key: 'touchline.outbox.story-0' }));
    await waitFor(() => expect(isQueued(ids[0] ?? '')).toBe(false));
    listed.resolve();
    await loading;
    marked.resolve();
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3);
    await expect([...shown]).toEqual([]);
    await expect(canvas.queryByRole('button', { name: /\d new$/ })).toBeNull();
    observer.disconnect();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('messages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/common/messages', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('messages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The messages did not load')).toBeVisible();
  },
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('GET api/common/messages') },
  beforeEach: ({ msw }) => void msw.use(malformed('messages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/an answer that this page does not/)).toBeVisible();
  },
});

export const RetryWorks = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/common/messages', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('messages')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3);
  },
});

/** The messages stay, and the page says that they may be old and asks for them again. */
export const CouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/common/messages', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByRole('listitem');
    msw.use(failing('messages'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3);
    // The focus of the window would refetch too, but only after some time.
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** Proves INBOX-17. */
export const WhatWasReadStaysInTheUnreadFilter = meta.story({
  args: { address: '/messages?show=unread' },
  play: async ({ canvas, userEvent }) => {
    const before = (await canvas.findAllByRole('listitem')).length;
    const [mark] = canvas.getAllByRole('button', { name: 'Mark as read' });
    if (mark) await userEvent.click(mark);
    await expect(await canvas.findByRole('button', { name: 'Mark as unread' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem').length).toBe(before);
  },
});

/** Proves INBOX-6, INBOX-17. */
export const MarkAllLeavesNothingUnread = meta.story({
  args: { address: '/messages?show=unread' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('Nothing unread')).toBeVisible();
  },
});

/** Proves INBOX-14. */
export const UndoBringsAMessageBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = (await canvas.findByText(/Kick-off moved/)).closest('li');
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText(/Kick-off moved/)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Kick-off moved/ })).toHaveFocus());
  },
});

/**
 * Proves INBOX-14, INBOX-28: a message that is restored under another id is not announced as new.
 */
export const UndoBringsItBackUnderAnotherId = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const row = async () => (await canvas.findByText(/Kick-off moved/)).closest('li');
    const before = (await call('messages')).find(({ title }) => title?.includes('Kick-off moved'));
    // The list is not refetched, because it would lack the message that the scenario invents.
    msw.use(answering('createMessage', { ...before, id: 'another' }), pending('messages'));
    const remove = within((await row()) ?? document.body).getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByText(/Kick-off moved/)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(within((await row()) ?? document.body).getByRole('link')).toHaveAttribute(
        'href',
        messageHref('another'),
      ),
    );
    await expect(canvas.getByRole('link', { name: /Kick-off moved/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '1 new' })).toBeNull();
  },
});

/** Proves INBOX-28. */
export const ANewMessageWaitsUntilItIsWanted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    const first = () => canvas.getAllByRole('listitem')[0]?.textContent;
    const before = first();
    await call('createMessage', {
      body: { message: { id: 'new', title: 'Brand new', time: new Date().toISOString() } },
    });
    inboxes.messages.push();
    const chip = await canvas.findByRole('button', { name: '1 new' });
    await expect(first()).toBe(before);
    await userEvent.click(chip);
    await expect(await canvas.findByText('Brand new')).toBeVisible();
    await expect(first()).toContain('Brand new');
    await expect(canvas.queryByRole('button', { name: '1 new' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Brand new' })).toHaveFocus());
  },
});

/** Proves INBOX-29. */
export const ARowLeadsToItsPageAndTakesTheFocusBack = meta.story({
  beforeEach: () => store.set(lastUrlAtom, messageHref('message-bus')),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText(/Otobüs saati/)).closest('li');
    const link = within(row ?? document.body).getByRole('link');
    await expect(link).toHaveAttribute('href', messageHref('message-bus'));
    await waitFor(() => expect(link).toHaveFocus());
  },
});

/** Proves INBOX-13. */
export const MarkAllThatFailsIsTakenBack = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/common/messages/mark-all-as-read', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('markAllMessagesRead')),
  play: async ({ canvas, userEvent }) => {
    // The rows below the fold come last.
    await canvas.findByText(/^Lost: one blue water bottle/);
    const unread = canvas.getAllByRole('button', { name: 'Mark as read' }).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(unread),
    );
    await screen.findByText(/so it was taken back\. The server answered with 500$/);
  },
});

let list = Promise.withResolvers<void>();

/** Proves ERROR-7: the first row stands where it comes. */
export const TheSkeletonHasTheShapeOfThePage = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => {
    list = Promise.withResolvers();
    msw.use(held('messages', list.promise));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading messages');
    // A row has its own height once it is known to be in view, which the frame after its first tells.
    await twoFrames();
    const skeleton = boxesOf(canvasElement, 'main [data-skeleton]');
    list.resolve();
    await canvas.findAllByRole('listitem');
    await waitFor(() => expect(boxesOf(canvasElement, 'main li')[0]).toEqual(skeleton[0]));
  },
});

/** Proves ERROR-7. */
export const TheSkeletonHasTheShapeOfThePageOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: TheSkeletonHasTheShapeOfThePage.input.beforeEach,
  play: TheSkeletonHasTheShapeOfThePage.input.play,
});

/** The page without its list, and what is there with it. */
const loaded: LoadedPage = {
  call: 'messages',
  find: async (canvas) => (await canvas.findAllByRole('listitem'))[0],
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));

/** Proves ERROR-4. */
export const Forbidden = meta.story(forbidden(loaded));
