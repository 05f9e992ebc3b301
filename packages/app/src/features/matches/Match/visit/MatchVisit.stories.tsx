import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import type { Match } from '@touchline/contract/match';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { answering, empty } from '@touchline/mocks/scenarios';
import { signToken } from '@touchline/mocks/token';
import { expect, within } from 'storybook/test';
import { matchHref } from '#platform/paths.ts';
import { storageKeys, writeStored } from '#platform/storage/storage.ts';
import { setSession } from '#session/session.atoms.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';
import { readSeenMatches, rememberMatch } from './seenMatches.ts';

const { finished } = someMatches;

const meta = preview.meta({
  title: 'Pages/Match/Visit',
  component: ProductPage,
  args: { address: matchHref(finished.id) },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    return () => void writeStored(storageKeys.seenMatches, null);
  },
});

function seenBefore() {
  rememberMatch({ id: finished.id, score: ['9', '9'], isFinished: true }, '');
}

const shown = (change: Partial<Match>) => answering('match', { ...finished, ...change });

/** Proves MATCH-48. */
export const ScoreWasCorrected = meta.story({
  beforeEach: seenBefore,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The score was corrected since your last visit: it was 9–9.'),
    ).toBeVisible();
    const [seen] = readSeenMatches('');
    await expect(seen).toMatchObject({ id: finished.id, isFinished: true });
    await expect(seen?.score).not.toEqual(['9', '9']);
    // On a phone it has two lines, in the middle as all of the board.
    const words = canvas.getByText(/^The score was corrected/);
    await expect(getComputedStyle(words).textAlign).toBe('center');
  },
});

/** Proves MATCH-33, MATCH-48: what is remembered are figures, which are put into words when shown. */
export const AnInningsWasCorrectedInTurkish = meta.story({
  globals: { language: 'tr' },
  beforeEach: () => rememberMatch({ id: finished.id, score: ['64/2', null], isFinished: true }, ''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Önceki skor: 64\/2 – henüz vurmadı/)).toBeVisible();
  },
});

/** Proves MATCH-48. */
export const FirstVisit = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Timeline' });
    await expect(canvas.queryByText(/since your last visit/)).toBeNull();
  },
});

/** Proves MATCH-49. */
export const Withdrawn = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/:id', 404) },
  args: { address: matchHref('no-such-match') },
  beforeEach: () => rememberMatch({ id: 'no-such-match', score: null, isFinished: false }, ''),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This match was withdrawn' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To all matches' })).toBeVisible();
  },
});

/**
 * A draft leaves nothing behind in the browser, and is nobody's favourite: the server would refuse it.
 * Proves MATCH-50, MATCH-35.
 */
export const DraftForTheStaff = meta.story({
  args: { address: matchHref('match-draft-friendly') },
  beforeEach: async () => {
    const { user } = accounts.schoolAdministrator;
    const accessToken = await signToken(user);
    setSession({ accessToken, user }, { storedBy: 'nobody' });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is a draft. Only the staff of the school see it.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Favourite' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Share/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Report/ })).toBeVisible();
    await expect(readSeenMatches('')).toEqual([]);
  },
});

/** Proves MATCH-50. */
export const ForTheSchool = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  beforeEach: ({ msw }) => void msw.use(shown({ visibility: 'schoolOnly' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bu maçı yalnızca okuldakiler görür.')).toBeVisible();
  },
});

/** Proves MATCH-9, MATCH-51. */
export const Abandoned = meta.story({
  beforeEach: ({ msw }) =>
    void msw.use(
      shown({
        status: 'abandoned',
        statusReason: 'weather',
        resultText: 'The match is replayed',
        decidedBy: 'noResult',
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Abandoned: weather')).toBeVisible();
    await expect(canvasElement.querySelector('[data-board] [data-abandoned]')).toBeVisible();
    await expect(canvas.getByText('The match is replayed')).toBeVisible();
    await expect(canvas.queryByText('No result')).toBeNull();
  },
});

/** Proves MATCH-51. */
export const Cancelled = meta.story({
  beforeEach: ({ msw }) => void msw.use(shown({ status: 'cancelled', statusReason: 'illness' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Cancelled: illness');
    const details = within(canvas.getByRole('region', { name: 'Details' }));
    await expect(details.getByText('Was planned for')).toBeVisible();
    await expect(details.queryByText('Start')).toBeNull();
  },
});

/** Proves MATCH-3, MATCH-47: its start has passed, so no line-ups are promised. */
export const StatusOfTheServer = meta.story({
  beforeEach: ({ msw }) =>
    void msw.use(
      shown({ status: 'unknown', statusText: 'Under review', score: null, venue: null }),
      empty('matchLineUps'),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Under review')).toBeVisible();
    await expect(await canvas.findByText('Not published yet.')).toBeVisible();
    await expect(canvas.getByText('The venue is not known yet.')).toBeVisible();
  },
});
