import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { answering, refusing } from '@touchline/mocks/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../../recordPaths.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { fillIn, ownSchool, type Acting } from '../../testing/recordPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminRecord/RecordValidation',
  component: ProductPage,
  args: { address: ownSchool },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-62. */
export const CheckedWhenTypingStops = meta.story({
  play: async (acting) => {
    const { canvas } = acting;
    const website = await fillIn(acting, /^Website/, 'http://a.example');
    await expect(await canvas.findByText(/^Website: Write an address/)).toBeInTheDocument();
    await expect(website).toHaveAccessibleDescription(/Write an address/);
  },
});

export const InTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async (acting) => {
    const website = await fillIn(acting, /^Web sitesi/, 'http://a.example');
    await waitFor(() =>
      expect(website).toHaveAccessibleDescription(/https:\/\/ ile başlayan bir adres yazın/),
    );
  },
});

/** Proves ADMIN-62: one name of several on their lines that is too long is told at their field. */
export const OneLineOfSeveralIsTooLong = meta.story({
  play: async (acting) => {
    const names = await fillIn(acting, /^Other names/, `Gökçe{Enter}${'ş'.repeat(61)}`);
    await waitFor(() => expect(names).toHaveAccessibleDescription(/at most 60/));
    // And in the words that are announced.
    await expect(acting.canvas.getByText(/^Other names: .*at most 60/)).toHaveRole('status');
  },
});

/** Proves ADMIN-62: what is wrong with a field that has no place for its words is told all the same. */
export const WrongWithoutAPlace = meta.story({
  args: { address: recordPath('teams', 'team-gokcecinar-futsal') },
  beforeEach: async ({ msw }) => {
    const team = await call('adminTeam', { path: { id: 'team-gokcecinar-futsal' } });
    // A server may hold more players than it takes.
    const squad = Array.from({ length: 61 }, (_, index) => ({
      athleteId: athleteId(index % 20),
      shirtNumber: null,
      role: null,
    }));
    msw.use(answering('adminTeam', { ...team, squad }));
  },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillIn(acting, /^Level/, '2nd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByText(/^Squad: /);
    await waitFor(() => expect(summary.closest('[role="alert"]')).toHaveFocus());
  },
});

/** Proves ADMIN-62, ERROR-2. */
export const RefusedBesideItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateSchool', { 'School.City': ['There is no such city.'] })),
  play: async (acting) => {
    const city = await fillIn(acting, /^City/, 'Foça');
    await acting.userEvent.click(acting.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(city).toHaveAccessibleDescription('There is no such city.'));
    await expect(city).toHaveValue('Foça');
  },
});

const refusedPicture = 'This picture is not on our server.';

/** Expects the server's message in the group of the picture, and nowhere else. */
async function expectRefusedBesidePicture(acting: Acting, name: RegExp) {
  await acting.userEvent.click(acting.canvas.getByRole('button', { name: 'Save' }));
  const words = await acting.canvas.findAllByText(refusedPicture);
  await expect(words).toHaveLength(1);
  const picture = acting.canvas.getByRole('group', { name });
  await expect(picture).toHaveAccessibleDescription(refusedPicture);
  await expect(picture).toContainElement(words[0] as HTMLElement);
}

/** Proves ADMIN-62: a crest is refused beside it, and the focus is there. */
export const CrestRefusedBesideIt = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateSchool', { 'School.LogoUrl': [refusedPicture] })),
  play: async (acting) => {
    await fillIn(acting, /^City/, 'Foça');
    await expectRefusedBesidePicture(acting, /^Crest/);
    const picture = within(acting.canvas.getByRole('group', { name: /^Crest/ }));
    await expect(picture.getAllByRole('button')[0]).toHaveFocus();
  },
});

/** Proves ADMIN-62. */
export const PhotoRefusedBesideIt = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/athletes/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateAthlete', { 'athlete.photoUrl': [refusedPicture] })),
  play: async (acting) => {
    await fillIn(acting, /^Preferred name/, 'Deniz');
    await expectRefusedBesidePicture(acting, /^Photo/);
  },
});

/** Proves ADMIN-63: what the server says about a state is told, also by the name of its field. */
export const AStateThatIsRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateSchool', { 'school.status': ['Ask the ministry first.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    await expect(await canvas.findByText('Ask the ministry first.')).toBeVisible();
  },
});

/** Proves ADMIN-63: so is what it says about a removal. */
export const ARemovalThatIsRefused = meta.story({
  args: { address: recordPath('athletes', athleteId(25)) },
  parameters: { expectedLogs: errorStatusLogs('DELETE api/admin/athletes/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('deleteAthlete', { id: ['Ask the ministry first.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Ask the ministry first.')).toBeVisible();
  },
});

/** Proves SCHOOL-6: and about another code to join. */
export const ACodeThatIsRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/schools/:id/join-code', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('renewJoinCode', { version: ['Ask the ministry first.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New code' }));
    await expect(await canvas.findByText('Ask the ministry first.')).toBeVisible();
  },
});

/** Proves ADMIN-6. */
export const LikelyTheSame = meta.story({
  args: { address: newRecordPath('schools') },
  play: async (acting) => {
    await fillIn(acting, /^Name/, 'gokcecinar anadolu LISESI');
    const link = await acting.canvas.findByRole('link', { name: 'Gökçeçınar Anadolu Lisesi' });
    await expect(link).toHaveAttribute('href', ownSchool);
  },
});
