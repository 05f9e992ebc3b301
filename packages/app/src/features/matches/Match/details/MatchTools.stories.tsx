import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { supportDraftAtom } from '#features/support';
import { matchHref } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';
import { answering, empty, failing } from '@touchline/mocks/scenarios';

const { live } = someMatches;

const meta = preview.meta({
  title: 'Pages/Match/Tools',
  component: ProductPage,
  args: { address: `${matchHref(live.id)}?token=secret` },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves MATCH-18, MATCH-20. */
export const SharesALineAndTheAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const [text = ''] = copy.mock.calls[0] ?? [];
    await expect(text).toMatch(/^.+ \d+–\d+ .+, Live \d+′\nhttp/);
    await expect(text.endsWith(matchHref(live.id))).toBe(true);
    await expect(text).not.toContain('secret');
    const notice = await screen.findByText('The address was copied.');
    await waitFor(() => expect(notice).toBeVisible());
  },
});

/** Proves MATCH-23. */
export const SavesACalendarFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    await expect(saved.mock.contexts[0]).toHaveProperty('download', `match-${live.id}.ics`);
    const file = made.mock.calls[0]?.[0] as Blob;
    await expect(file.type).toBe('text/calendar;charset=utf-8');
    const text = await file.text();
    await expect(text).toContain(`UID:match-${live.id}@`);
    const lines = text.replaceAll('\r\n ', '');
    await expect(lines).toContain('changes will not follow by themselves');
    // Its own address, without the token in that of the visit.
    await expect(lines).toContain(`\r\nURL:${location.origin}${matchHref(live.id)}\r\n`);
    await expect(
      canvas.getByText('This is a copy; changes will not follow by themselves.'),
    ).toBeVisible();
  },
});

/** Proves MATCH-23: of a cancelled match the file marks the entry as cancelled, and says so in its first word. */
export const CancelsTheCalendarEntry = meta.story({
  beforeEach: ({ msw }) =>
    void msw.use(answering('match', { ...live, status: 'cancelled', score: null, events: [] })),
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const cancel = await canvas.findByRole('button', { name: 'Cancel in the calendar' });
    await expect(canvas.getByText(/^The file marks the match as cancelled/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    await userEvent.click(cancel);
    await waitFor(() => expect(saved.mock.contexts).toHaveLength(1));
    const file = made.mock.calls[0]?.[0] as Blob;
    await expect(await file.text()).toContain('\r\nSUMMARY:Cancelled: ');
  },
});

/** Proves A11Y-2: the ring of a button lies neither over the note nor outside the card. */
export const TheFocusStaysInTheCard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add to calendar' });
    const note = canvas.getByText(/^This is a copy/);
    canvas.getByRole('button', { name: 'Print' }).focus();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const box = button.getBoundingClientRect();
    const card = canvas.getByRole('region', { name: 'Details' }).getBoundingClientRect();
    await expect(box.bottom + ring).toBeLessThanOrEqual(note.getBoundingClientRect().top);
    await expect(box.left - ring).toBeGreaterThan(card.left);
  },
});

export const Prints = meta.story({
  play: async ({ canvas, userEvent }) => {
    const printed = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(printed).toHaveBeenCalledOnce();
  },
});

/** Proves MATCH-31. */
export const ReportsAMistake = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report a mistake' }));
    const sheet = within(await screen.findByRole('dialog'));
    const subject = await sheet.findByRole('textbox', { name: /Subject/ });
    await expect(subject).toHaveValue(
      `Mistake in a match: ${live.teams.map(({ name }) => name).join(' v ')}`,
    );
    const diagnostics = sheet.getByRole('checkbox', { name: /^Send along: .* page \/matches\// });
    await expect(diagnostics).toBeChecked();
    await userEvent.click(diagnostics);
    await expect(diagnostics).not.toBeChecked();
    // Before a message is written, another match has a subject of its own.
    await userEvent.type(sheet.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await expect(store.get(supportDraftAtom)).toMatchObject({ subject: '', name: 'Ada' });
    await expect(subject).not.toHaveValue('');
    // What was written stays about this one.
    await userEvent.type(sheet.getByRole('textbox', { name: /Message/ }), 'Own goal');
    await expect(store.get(supportDraftAtom)).toMatchObject({
      subject: (subject as HTMLInputElement).value,
      message: 'Own goal',
    });
    await userEvent.clear(subject);
    await expect(subject).toHaveValue('');
  },
});

const player = (displayName: string | null, shirtNumber: number | null, isStarting = true) => ({
  displayName,
  shirtNumber,
  role: displayName ? 'midfield' : null,
  photoUrl: null,
  isStarting,
});

/** Proves MATCH-47: whatever stands before them, named and unnamed players start at one edge. */
export const LineUpsHaveOneEdge = meta.story({
  beforeEach: ({ msw }) => {
    const home = [player('R. E.', 104), player(null, 7, false)];
    msw.use(answering('matchLineUps', { home, away: null }));
  },
  play: async ({ canvas }) => {
    const edgeOf = async (text: string | RegExp) =>
      Math.round((await canvas.findByText(text)).getBoundingClientRect().left);
    await expect(await edgeOf(/^1 player, name not shown/)).toBe(await edgeOf('R. E.'));
  },
});

/** Proves MATCH-47. */
export const LineUps = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      answering('matchLineUps', {
        home: [player('R. E.', 4), player(null, 7), player(null, null), player('I. Ö.', 12, false)],
        away: null,
      }),
    );
  },
  play: async ({ canvas }) => {
    // The skeleton, which it replaces, is a region of this name too.
    await canvas.findByText('R. E.');
    const card = within(canvas.getByRole('region', { name: 'Line-ups' }));
    const [starting, substitutes] = card.getAllByRole('list');
    const rows = (list: HTMLElement | undefined) =>
      [...(list?.children ?? [])].map(({ textContent }) => textContent);
    await expect(rows(starting)).toEqual([
      '4R. E.Midfield',
      '2 players, names not shown Known number: 7',
    ]);
    await expect(rows(substitutes)).toEqual(['12I. Ö.Midfield']);
    await expect(card.getByText('Not published yet.')).toBeVisible();
  },
});

/** Proves MATCH-38, MATCH-47, MATCH-53: what is published or withdrawn shows soon. */
export const LineUpsAreWatched = meta.story({
  tags: ['time-passes'],
  beforeEach: ({ msw }) => void msw.use(empty('matchLineUps')),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Not published yet.');
    const player = { shirtNumber: 4, role: null, photoUrl: null, isStarting: true };
    const shows = (displayName: string | null, text: RegExp) => {
      msw.use(answering('matchLineUps', { home: [{ ...player, displayName }], away: null }));
      return waitFor(() => {
        dispatchEvent(new Event('focus'));
        return expect(canvas.getByText(text)).toBeVisible();
      });
    };
    await shows('R. E.', /^R\. E\.$/);
    await shows(null, /name not shown/);
    await expect(canvas.queryByText('R. E.')).toBeNull();
  },
});

/** Proves MATCH-47. */
export const LineUpsNotPublished = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('matchLineUps')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not published yet.')).toBeVisible();
  },
});

export const LineUpsBeforeTheStart = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  args: { address: matchHref(someMatches.scheduled.id) },
  beforeEach: ({ msw }) => void msw.use(empty('matchLineUps')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Henüz yayımlanmadı. Okullar/)).toBeVisible();
  },
});

/** When one part fails, the others are shown. */
export const LineUpsFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/:id/line-ups', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matchLineUps')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Not published yet.')).toBeVisible();
  },
});
