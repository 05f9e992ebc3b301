import { boxOf } from '#storybook/boxOf';
import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { failing, held, pending } from '@touchline/mocks/scenarios';
import { expect, waitFor } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { previewPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';

const match = previewPath('matches', 'match-draft-friendly');
const team = previewPath('teams', 'team-gokcecinar-futsal');
const school = previewPath('schools', 'school-denizfeneri');

const meta = preview.meta({
  title: 'Pages/AdminPreview',
  component: ProductPage,
  args: { address: match },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

const notYet = 'Visitors do not see this page yet. It shows what is saved.';

/** Proves ADMIN-9. */
export const AMatch = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notYet)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Gökçeçınar – İskelebaşı, U16 hazırlık maçı',
    );
    await expect(
      canvas.queryByText('This is a draft. Only the staff of the school see it.'),
    ).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the record' })).toHaveAttribute(
      'href',
      recordPath('matches', 'match-draft-friendly'),
    );
    await expect(canvas.getByText('Football · U16 · Boys · Friendly')).toBeVisible();
    // A preview cannot be shared or made a favourite.
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /calendar/i })).toBeNull();
    await expect(JSON.stringify(readStored(storageKeys.seenMatches))).not.toContain('match-draft');
  },
});

/** A preview has no actions, so there is no empty row for buttons. */
export const ATeamOnAPhone = meta.story({
  args: { address: team },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.getByRole('tablist')).toBeVisible());
    const head = title.closest('header');
    const tabs = canvas.getByRole('tablist').getBoundingClientRect();
    const words = title.nextElementSibling?.getBoundingClientRect();
    await expect(head?.lastElementChild?.children).not.toHaveLength(0);
    await expect(tabs.top - (words?.bottom ?? 0)).toBeLessThan(48);
  },
});

export const AMatchOnAPhoneInTurkish = meta.story({
  globals: { scheme: 'dark', language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ziyaretçiler bu sayfayı henüz görmüyor/)).toBeVisible();
  },
});

const flagged = athleteId(3);
const named = athleteId(7);

/** Proves ADMIN-9, ATHLETE-1. */
export const ATeam = meta.story({
  args: { address: `${team}?tab=players` },
  beforeEach: async () => {
    const path = { id: 'team-gokcecinar-futsal' };
    // Both agreed to be named.
    const squad = [flagged, named].map((id, index) => ({ athleteId: id, shirtNumber: index + 7 }));
    await call('updateTeam', { path, body: { version: 1, team: { squad } } });
    const { version } = await call('athlete', { path: { id: flagged } });
    await call('updateAthlete', {
      path: { id: flagged },
      body: { version, athlete: { safetyFlag: true } },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notYet)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Players', selected: true })).toBeVisible();
    await expect(await canvas.findByText('G. Ö.')).toBeVisible();
    await expect(canvas.getByText(/name not shown/)).toBeVisible();
    await expect(canvas.queryByText(/Çağla/)).toBeNull();
    await expect(canvas.queryByText('7', { selector: 'li *' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /favourite/i })).toBeNull();
  },
});

export const ATeamOnATablet = meta.story({
  args: { address: team },
  globals: { viewport: { value: 'belowMd' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notYet)).toBeVisible();
  },
});

/** Proves ADMIN-9. */
export const ASchoolThatWaits = meta.story({
  args: { address: school },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notYet)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Denizfeneri İlkokulu',
    );
  },
});

export const ASchoolOnAPhoneInTheDark = meta.story({
  args: { address: school },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: ASchoolThatWaits.input.play,
});

export const PublicAlready = meta.story({
  args: { address: previewPath('schools', 'school-gokcecinar') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is what visitors see now.')).toBeVisible();
  },
});

/** Proves ADMIN-1, ADMIN-65. */
export const OfAnotherSchool = meta.story({
  args: { address: previewPath('matches', 'match-draft-bristol') },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id/preview', 403) },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This belongs to another school')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('matchPreview')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the record' })).toBeVisible();
  },
});

/** Proves ERROR-6, ERROR-20: the preview stays, says that it may be old, and is asked for again. */
export const CouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id/preview', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(notYet);
    msw.use(failing('matchPreview'));
    await revalidateCachedUnder('admin', 'matches', 'preview');
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(/^What you see was loaded/)).toHaveTextContent(/loaded ./);
    await expect(canvas.getByText(notYet)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

let release = () => {};

/** Proves ERROR-7: the note and the head of the match stand where they were drawn. */
export const ComesWhereItsSkeletonWas = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => {
    const answer = Promise.withResolvers<void>();
    release = answer.resolve;
    msw.use(held('matchPreview', answer.promise));
    return release;
  },
  play: async ({ canvasElement }) => {
    const topOf = (selector: string) => boxOf(canvasElement.querySelector(selector)).top;
    await waitFor(() => topOf('[data-skeleton]'));
    const reserved = topOf('[data-skeleton]');
    release();
    await waitFor(() => expect(topOf('[data-board]')).toBe(reserved));
  },
});

export const ComesWhereItsSkeletonWasOnAPhone = meta.story({
  ...ComesWhereItsSkeletonWas.input,
  globals: { viewport: { value: 'phone' } },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id/preview', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matchPreview')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByText(notYet)).toBeVisible();
  },
});
