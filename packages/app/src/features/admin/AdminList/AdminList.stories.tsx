import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { type AccountName, accounts } from '@touchline/mocks/fixtures/accounts';
import { empty, failing, pending, unreachable } from '@touchline/mocks/scenarios';
import { expect } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { setSession } from '#session/session.atoms.ts';
import { signToken } from '@touchline/mocks/token';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

/** Signs in, with a token of the account, since the mock back end looks at its roles. */
async function signInAs(name: AccountName, school = accounts[name].user.school) {
  const { user } = accounts[name];
  const session = { accessToken: await signToken(user), user: { ...user, school } };
  setSession(session, { isPersisted: false });
}

const meta = preview.meta({
  title: 'Pages/AdminList',
  component: ProductPage,
  args: { address: paths.adminSchools },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

export const Schools = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'School profiles' })).toBeVisible();
    await expect(await canvas.findByText(/\d+ records/)).toBeVisible();
  },
});

export const Matches = meta.story({
  args: { address: paths.adminMatches },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d+ records/)).toBeVisible();
  },
});

export const Athletes = meta.story({
  args: { address: paths.adminAthletes },
  play: Matches.input.play,
});

export const Teams = meta.story({ args: { address: paths.adminTeams }, play: Matches.input.play });

export const Advertisements = meta.story({
  args: { address: paths.adminAdvertisements },
  play: Matches.input.play,
});

export const Messages = meta.story({
  args: { address: paths.adminMessages },
  play: Matches.input.play,
});

export const OnAPhone = meta.story({
  args: { address: paths.adminMatches },
  globals: { viewport: { value: 'phone' } },
  play: Matches.input.play,
});

export const TurkishInDark = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d+ kayıt/)).toBeVisible();
  },
});

/** Proves ADMIN-1. */
export const OfOneSchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your own school: Gökçeçınar/)).toBeVisible();
    await expect(await canvas.findByText('1 record')).toBeVisible();
  },
});

/** Proves ADMIN-13. */
export const WithoutASchool = meta.story({
  beforeEach: () => signInAs('schoolAdministrator', null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account has no school yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('adminSchools')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByLabelText('Loading'))[0]).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('adminSchools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schools')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('adminSchools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('adminSchools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
  },
});
