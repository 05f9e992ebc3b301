import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { seedMessages } from '@touchline/mocks/fixtures/messages';
import { answering, failing, held, pending } from '@touchline/mocks/scenarios';
import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { locationAtom } from '#platform/location/location.ts';
import { lastUrlAtom, urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { messageHref } from '#platform/paths.ts';
import { readQueuedChanges } from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { boxOf } from '#storybook/boxOf';
import {
  type LoadedPage,
  malformedAtFirst,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { firstIdsAtom } from '../removed.atoms.ts';

const meta = preview.meta({
  title: 'Pages/Message',
  component: ProductPage,
  args: { address: messageHref('message-kick-off'), isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves INBOX-29. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Kick-off moved to 18:30' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Kick-off moved to 18:30 · Touchline'));
    await expect(canvas.getByRole('link', { name: 'Open what it is about' })).toHaveAttribute(
      'href',
      '/matches/tr-football-u16-r10-3',
    );
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Usual.input.play,
});

/** Proves WIRE-18: what the sanitiser takes away leaves no empty heading. */
export const WithABlankTitle = meta.story({
  beforeEach: ({ msw }) => {
    const [first, ...others] = seedMessages();
    msw.use(answering('messages', [{ ...first, title: '<b> </b>' }, ...others]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Message' })).toBeVisible();
  },
});

/** Proves INBOX-15, INBOX-29. */
export const OpeningMarksItReadOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as unread' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as read' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as unread' })).toBeVisible();
  },
});

/** Proves INBOX-13, INBOX-15: the server hears of the opening once. */
export const OpeningIsSentOnce = meta.story({
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas, userEvent }) => {
    const sent = () =>
      mocked(window.fetch).mock.calls.flatMap(([, request]) => {
        const body: unknown = request?.body;
        const read = typeof body === 'string' && /"read":(true|false)/.exec(body)?.[1];
        return read ? [`${request?.method} ${read}`] : [];
      });
    await waitFor(() => expect(sent()).toEqual(['PATCH true']));
    // Changes are sent in their order, so that a second one of the opening would come before this.
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(sent()).toContain('PATCH false'));
    await expect(sent()).toEqual(['PATCH true', 'PATCH false']);
  },
});

/** Waits for the end of an undo, which would reach the reset back end of the next story otherwise. */
const untilItIsBack = async () => {
  await waitFor(() => expect(readQueuedChanges()).toEqual([]));
  const titles = (await call('messages')).map(({ title }) => title);
  await expect(titles).toContainEqual(expect.stringMatching(/Kick-off moved/));
};

/** The router tells the list which page was the one before it; a story has no router effects. */
const comesFromItsPage = () => store.set(lastUrlAtom, messageHref('message-kick-off'));

/** Proves INBOX-14, INBOX-29. */
export const RemovedAndBroughtBack = meta.story({
  beforeEach: comesFromItsPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const list = await canvas.findByRole('region', { name: 'Messages' });
    await waitFor(() => expect(within(list).queryByText(/Kick-off moved/)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(within(list).getByRole('link', { name: /Kick-off moved/ })).toHaveFocus(),
    );
    await untilItIsBack();
  },
});

/** Proves INBOX-29: the list is as it was, as on the way back. */
export const RemovedFromAListOfTheUnread = meta.story({
  beforeEach: () => {
    comesFromItsPage();
    store.set(urlHistoryAtom, ['/messages?show=unread', messageHref('message-kick-off')]);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await canvas.findByRole('region', { name: 'Messages' });
    await expect(store.get(locationAtom).search).toBe('?show=unread');
    // Else the removal could reach the reset back end of the next story.
    await waitFor(() => expect(readQueuedChanges()).toEqual([]));
  },
});

/** Proves INBOX-14: so too by the keyboard, from wherever the focus has gone meanwhile. */
export const BroughtBackByTheKeyboard = meta.story({
  beforeEach: comesFromItsPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const list = within(await canvas.findByRole('region', { name: 'Messages' }));
    await waitFor(() => expect(list.queryByText(/Kick-off moved/)).toBeNull());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    list.getAllByRole('link')[1]?.focus();
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.getByRole('link', { name: /Kick-off moved/ })).toHaveFocus());
    await untilItIsBack();
  },
});

/** Proves INBOX-14, INBOX-28: the server may give the message another id. */
export const BroughtBackUnderAnotherId = meta.story({
  beforeEach: comesFromItsPage,
  play: async ({ canvas, msw, userEvent }) => {
    const before = (await call('messages')).find(({ title }) => title?.includes('Kick-off moved'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const list = within(await canvas.findByRole('region', { name: 'Messages' }));
    await waitFor(() => expect(list.queryByText(/Kick-off moved/)).toBeNull());
    // The list is not refetched, because it would lack the message that the scenario invents.
    msw.use(answering('createMessage', { ...before, id: 'another' }), pending('messages'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const link = () => list.getByRole('link', { name: /Kick-off moved/ });
    await waitFor(() => expect(link()).toHaveAttribute('href', messageHref('another')));
    await expect(link()).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '1 new' })).toBeNull();
  },
});

/** Proves INBOX-14, INBOX-29: its old address leads to it. */
export const AtTheAddressThatItHadBefore = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(saying({ id: 'another' }));
    store.set(firstIdsAtom, new Map([['another', 'message-kick-off']]));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Kick-off moved to 18:30' }),
    ).toBeVisible();
  },
});

/** Proves INBOX-29. */
export const Gone = meta.story({
  args: { address: messageHref('no-such-message') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This message is not here' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All messages' })).toHaveAttribute(
      'href',
      '/messages',
    );
  },
});

/** Proves INBOX-18. */
export const Visitor = meta.story({
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?redirectURL=%2Fmessages%2Fmessage-kick-off',
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('messages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Message' })).toBeVisible();
  },
});

let answer = Promise.withResolvers<void>();

/** Proves ERROR-7, INBOX-29: the heading and the first line stand where those of the message do. */
export const TheSkeletonHasTheShapeOfThePage = meta.story({
  beforeEach: ({ msw }) => {
    answer = Promise.withResolvers();
    msw.use(held('messages', answer.promise));
  },
  play: async ({ canvas, canvasElement }) => {
    const placeOf = (element: Element | null | undefined) => {
      const { left, top } = boxOf(element);
      return [left, top];
    };
    const heading = await canvas.findByRole('heading', { level: 1 });
    const back = canvas.getByRole('button', { name: 'All messages' });
    const before = [placeOf(back), placeOf(heading), placeOf(canvas.getByRole('status'))];
    back.focus();
    answer.resolve();
    const message = await canvas.findByRole('heading', { name: 'Kick-off moved to 18:30' });
    const line = canvasElement.querySelector('main p:has(time)');
    await expect([placeOf(back), placeOf(message), placeOf(line)]).toEqual(before);
    await expect(back).toHaveFocus();
  },
});

/** Proves ERROR-7: the card is as high as that of a message with a link. */
export const TheSkeletonIsAsHighAsAMessage = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: TheSkeletonHasTheShapeOfThePage.input.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading messages');
    const card = () => boxOf(canvasElement.querySelector('h1 + div'));
    const skeleton = card();
    answer.resolve();
    await canvas.findByRole('heading', { name: 'Kick-off moved to 18:30' });
    await expect(card()).toEqual(skeleton);
  },
});

/** Proves ERROR-7. */
export const TheSkeletonIsAsHighAsAMessageOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: TheSkeletonIsAsHighAsAMessage.input.beforeEach,
  play: TheSkeletonIsAsHighAsAMessage.input.play,
});

/** The way back begins where the heading does, and its outline is not cut. */
export const TheWayBackStandsAtTheEdge = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Kick-off moved to 18:30' });
    const back = canvas.getByRole('button', { name: 'All messages' });
    const leftOf = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;
    await expect(leftOf(back.querySelector('svg'))).toBeCloseTo(leftOf(heading), 0);
    // The outline is two pixels wide, and two away.
    await expect(leftOf(back) - 4).toBeGreaterThanOrEqual(0);
  },
});

export const FailedInTurkish = meta.story({
  globals: { language: 'tr' },
  parameters: { expectedLogs: errorStatusLogs('GET api/common/messages', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('messages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  },
});

/** Proves ERROR-6: the message stays, and the page says that it may be old and asks for it again. */
export const CouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/common/messages', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kick-off moved to 18:30' });
    msw.use(failing('messages'));
    await waitFor(() => {
      // The cache makes one request for several triggers within two seconds.
      dispatchEvent(new Event('online'));
      return expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kick-off moved');
    // The focus of the window would refetch too, but only after some time.
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** The message of the page, with other content. */
function saying(content: object) {
  const messages = seedMessages();
  return answering(
    'messages',
    messages.map((one) => (one.id === 'message-kick-off' ? { ...one, ...content } : one)),
  );
}

/** Proves INBOX-30: the picture of a school, which reserves its height before it is loaded. */
export const FromASchool = meta.story({
  args: { address: messageHref('message-pitch') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Pitch 2 is closed this week' });
    const crest = canvasElement.querySelector('main img');
    await expect(crest).toHaveAttribute('src', '/api/assets/crest-school-penrallt.svg');
    await expect(crest).toHaveAttribute('alt', '');
    await expect(boxOf(crest).height).toBe(96);
    await waitFor(() => expect(boxOf(crest).width).toBe(96));
  },
});

export const FromASchoolInDarkOnAPhone = meta.story({
  args: { address: messageHref('message-pitch') },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: FromASchool.input.play,
});

/** Proves INBOX-30: a wide picture is as wide as its shape, and never wider than the card. */
export const WithAWidePicture = meta.story({
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => {
    const wide =
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"/>';
    msw.use(saying({ image: wide }));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kick-off moved to 18:30' });
    const picture = canvasElement.querySelector<HTMLImageElement>('main img');
    await waitFor(() => expect(picture?.naturalWidth).toBe(2000));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(picture).toHaveStyle({ objectFit: 'contain' });
  },
});

/** Proves INBOX-30. */
export const ItsPictureIsBroken = meta.story({
  beforeEach: ({ msw }) => void msw.use(saying({ image: 'data:image/png;base64,AAAA' })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Kick-off moved to 18:30' });
    await waitFor(() => expect(canvasElement.querySelector('main img')).toBeNull());
  },
});

/** Proves INBOX-16. */
export const ItsLinkLeadsNowhere = meta.story({
  beforeEach: ({ msw }) => void msw.use(saying({ link: 'javascript:alert(1)', useRouter: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The link of this message leads nowhere.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Proves INBOX-2, SEC-2: what could run or load something is removed, and the text stays. */
export const ItsMarkupIsStripped = meta.story({
  beforeEach: ({ msw }) =>
    void msw.use(
      saying({
        title: 'The bus <script>alert(1)</script><b>leaves</b> at 15:45',
        description:
          '<style>p{display:none}</style><p onclick="alert(1)">Bring <em>water</em>.</p><iframe src="https://evil.example"></iframe>',
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The bus leaves at 15:45' });
    await expect(canvas.getByText('water')).toBeVisible();
    await expect(
      canvasElement.querySelector('main :is(script, style, iframe, [onclick])'),
    ).toBeNull();
  },
});

/** The page without its message, and what is there with it. */
const loaded: LoadedPage = {
  call: 'messages',
  find: (canvas) => canvas.findByRole('heading', { name: 'Kick-off moved to 18:30' }),
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));

/** Proves WIRE-19. */
export const Malformed = meta.story(malformedAtFirst(loaded));
