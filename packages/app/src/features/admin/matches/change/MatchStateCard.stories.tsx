import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { answering, held, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { recordPath, scorePath } from '../../recordPaths.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { liveFootball, matchOf } from '../../testing/matchPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminMatch/MatchStateCard',
  component: ProductPage,
  args: { address: recordPath('matches', 'match-draft-friendly') },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-80, MATCH-24: what is asked for says beforehand that it is needed. */
export const PostponedForAReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Postpone' }));
    const form = within(canvas.getByRole('group', { name: 'Postpone' }));
    await expect(form.getByText('Reason')).toHaveTextContent('Reason*');
    await expect(form.getByText('Note')).toHaveTextContent(/^Note$/);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Say why.')).toBeVisible();
  },
});

export const InTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ertele' }));
    const form = within(canvas.getByRole('group', { name: 'Ertele' }));
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }));
    await expect(await form.findByText('Nedenini belirtin.')).toBeVisible();
  },
});

/** Proves ADMIN-85: a new time shows the same warnings as the time of the record. */
export const ANewTimeIsInTheWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Postpone' }));
    const form = within(canvas.getByRole('group', { name: 'Postpone' }));
    await userEvent.click(form.getByRole('radio', { name: 'Day alone' }));
    await userEvent.click(form.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('05092026');
    const other = await form.findByRole('link', { name: /rakip bekleniyor/ });
    await expect(other).toBeVisible();
    await expect(form.queryByText('This time has passed.')).toBeNull();
    await userEvent.click(form.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('03102026');
    await expect(await form.findByText('This time has passed.')).toBeVisible();
    await waitFor(() => expect(other).not.toBeInTheDocument());
  },
});

/** Proves ADMIN-83. */
export const AResultIsCorrected = meta.story({
  args: { address: recordPath('matches', matchOf('finished', 'volleyball')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct the result' }));
    const form = within(canvas.getByRole('group', { name: 'Correct the result' }));
    await expect(form.getByRole('textbox', { name: /^Why/ })).toBeRequired();
    await expect(form.getByRole('checkbox')).toBeRequired();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Say why it is corrected.')).toBeVisible();
  },
});

/** The boxes of a row of scores stand on one line and have one height. */
async function expectOnOneLine(boxes: readonly Element[]) {
  const places = boxes.map((box) => box.getBoundingClientRect());
  await expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(1);
  await expect(new Set(places.map(({ height }) => Math.round(height))).size).toBe(1);
}

/** A label of two lines beside one of one line moves no box, and neither does an error. */
export const ALongNameBesideAShortOne = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 400) },
  beforeEach: async ({ msw }) => {
    const match = await call('adminMatch', { path: { id: 'match-draft-friendly' } });
    const [home, away] = match.teams;
    msw.use(
      answering('adminMatch', {
        ...match,
        teams: [
          { ...home, name: 'Gökçeçınar Anadolu Lisesi Kız Futsal Takımı' },
          { ...away, name: 'U16' },
        ],
      }),
      refusing('changeMatchStatus', {
        Score: ['The score is higher than any that was ever played in this league.'],
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    const form = within(canvas.getByRole('group', { name: 'Enter the result' }));
    const fields = form.getAllByRole('textbox').slice(0, 2);
    const boxes = fields.map((field) => field.closest('[role="group"]') as Element);
    await expectOnOneLine(boxes);
    for (const field of fields) await userEvent.type(field, '2');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/^The score is higher/);
    await expectOnOneLine(boxes);
  },
});

/** So do those of an innings, one of which is a list, and the button that takes it away. */
export const TheFieldsOfAnInnings = meta.story({
  args: { address: recordPath('matches', matchOf('finished', 'cricket')) },
  globals: { viewport: { value: 'belowMd' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct the result' }));
    const form = within(canvas.getByRole('group', { name: 'Correct the result' }));
    const [removal] = form.getAllByRole('button', { name: /^Remove/ });
    const row = removal?.parentElement?.parentElement;
    const fields = [...(row?.querySelectorAll(':scope > div') ?? [])].slice(0, -1);
    await expect(fields).toHaveLength(4);
    const lines = Map.groupBy(fields, (field) => Math.round(field.getBoundingClientRect().top));
    for (const line of lines.values()) {
      await expectOnOneLine(line.map(({ children }) => children[1] as Element));
    }
  },
});

/** Proves ADMIN-80, ERROR-2. */
export const RefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('changeMatchStatus', { Score: ['There was no such match.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the result' }));
    const form = within(canvas.getByRole('group', { name: 'Enter the result' }));
    const [home, away] = form.getAllByRole('textbox');
    await expect(home).toBeRequired();
    await userEvent.type(home as HTMLElement, '2');
    await userEvent.type(away as HTMLElement, '1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('There was no such match.')).toBeVisible();
    await expect(home).toHaveValue('2');
  },
});

/** Proves ADMIN-80, ERROR-2: the time that a match is postponed to is another field of the request. */
export const NewTimeRefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('changeMatchStatus', { rescheduledTo: ['The ground is closed.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Postpone' }));
    const form = within(canvas.getByRole('group', { name: 'Postpone' }));
    await userEvent.click(form.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'weather' }));
    await userEvent.click(form.getByRole('radio', { name: 'Day alone' }));
    await userEvent.click(form.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('03102027');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const words = await form.findByText('The ground is closed.');
    await expect(words.closest('[role="alert"]')).toBeNull();
  },
});

/** Proves ADMIN-80: what the server says about a change that asks for nothing is told. */
export const AChangeWithoutQuestionsIsRefused = meta.story({
  args: { address: recordPath('matches', matchOf('paused', 'football')) },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('changeMatchStatus', { status: ['Wait for the referee.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on playing' }));
    await expect(await canvas.findByText('Wait for the referee.')).toBeVisible();
  },
});

/** Proves ADMIN-83: the record of a match that is over leads to a correction. */
export const OverIsCorrected = meta.story({
  args: { address: recordPath('matches', matchOf('finished', 'football')) },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Correct the result' });
    await expect(canvas.queryByRole('link', { name: 'Enter the score' })).toBeNull();
    await userEvent.click(link);
    const words = await canvas.findByText(/^The match is over\. A mistake/);
    const button = await canvas.findByRole('button', { name: 'Correct the result' });
    // The explanation is above its button.
    await expect(words.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

type Playing = Parameters<NonNullable<typeof PostponedForAReason.input.play>>[0];

/** Pauses the match; the server answers when `answer` is called. */
async function pause(
  { canvas, msw, userEvent }: Pick<Playing, 'canvas' | 'msw' | 'userEvent'>,
  note = '',
) {
  const answered = Promise.withResolvers<void>();
  msw.use(held('changeMatchStatus', answered.promise));
  await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
  const form = within(canvas.getByRole('group', { name: 'Pause' }));
  if (note) await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), note);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  return { form, answer: answered.resolve };
}

/** Proves ADMIN-33: a change of state completes after its form was closed, and the page tells it. */
export const PausedAfterItsFormIsClosed = meta.story({
  args: { address: scorePath(liveFootball) },
  play: async ({ canvas, msw, userEvent }) => {
    const { form, answer } = await pause({ canvas, msw, userEvent });
    await userEvent.click(await form.findByRole('button', { name: 'Close' }));
    answer();
    await screen.findByText('State: Paused.');
    await expect(await canvas.findByRole('button', { name: 'Go on playing' })).toBeVisible();
  },
});

/** Proves ADMIN-61: what is refused after its form was closed is typed already when it opens again. */
export const RefusedAfterItsFormIsClosed = meta.story({
  args: { address: scorePath(liveFootball) },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/status', 400) },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(refusing('changeMatchStatus', { status: ['Wait for the referee.'] }));
    const { form, answer } = await pause({ canvas, msw, userEvent }, 'A dog on the pitch');
    await userEvent.click(await form.findByRole('button', { name: 'Close' }));
    answer();
    await expect(await canvas.findByText('Wait for the referee.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const again = within(canvas.getByRole('group', { name: 'Pause' }));
    await expect(again.getByRole('textbox', { name: /^Note/ })).toHaveValue('A dog on the pitch');
    await userEvent.click(again.getByRole('button', { name: 'Leave as it is' }));
    await expect(readStored(storageKeys.recordDrafts)).toBeNull();
  },
});

/** Proves A11Y-3, ADMIN-61: the answer to a change whose form was closed leaves the focus, and no draft. */
export const TheFocusHasGoneOn = meta.story({
  args: { address: scorePath(liveFootball) },
  play: async ({ canvas, msw, userEvent }) => {
    const { form, answer } = await pause({ canvas, msw, userEvent }, 'A dog on the pitch');
    await userEvent.click(await form.findByRole('button', { name: 'Close' }));
    const elsewhere = canvas.getByRole('button', { name: 'Add an event' });
    elsewhere.focus();
    answer();
    await screen.findByText('State: Paused.');
    await expect(await canvas.findByRole('button', { name: 'Go on playing' })).toBeVisible();
    await expect(elsewhere).toHaveFocus();
    await expect(readStored(storageKeys.recordDrafts)).toBeNull();
  },
});

/** Proves A11Y-3: the card takes the focus of a button that is gone with its state. */
export const TheButtonIsGoneWithItsState = meta.story({
  args: { address: scorePath(matchOf('paused', 'football')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on playing' }));
    const next = await canvas.findByRole('button', { name: 'Pause' });
    await waitFor(() => expect(document.activeElement).toBe(next.closest('[tabindex="-1"]')));
  },
});

/** Proves ADMIN-33: a change of state completes after its page was left. */
export const PausedWithoutItsPage = meta.story({
  args: { address: scorePath(liveFootball) },
  play: async ({ canvas, msw, userEvent }) => {
    const { answer } = await pause({ canvas, msw, userEvent });
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    answer();
    await screen.findByText('State: Paused.');
  },
});
