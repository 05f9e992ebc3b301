import { boxOf } from '#storybook/boxOf';
import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { draftMatches } from '@touchline/mocks/fixtures/draftMatches';
import { answering, held, pending, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { fillIn, type Acting } from '../testing/recordPlay.ts';
import { signInAs } from '../testing/signInAs.ts';

const own = draftMatches().find(({ id }) => id === 'match-draft-friendly');
const record = recordPath('matches', 'match-draft-friendly');
const foreign = recordPath('matches', 'match-draft-bristol');

const meta = preview.meta({
  title: 'Pages/AdminMatch',
  component: ProductPage,
  args: { address: record },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-85. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue(
      own?.broadcastTitle,
    );
    await expect(canvas.getByText(/60 minutes before its time/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start the match' })).toBeNull();
  },
});

/** Proves ADMIN-85: who empties the title gets that of the teams, and nothing is missing. */
export const TheTitleIsEmptied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await expect(title).toHaveValue('');
    await userEvent.tab();
    const teams = own?.teams.map(({ name }) => name).join(' – ');
    await expect(title).toHaveValue(teams);
    // Enter alone does not leave the field.
    await userEvent.clear(title);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: teams ?? '' });
    await expect(title).toHaveValue(teams);
  },
});

/** Proves ADMIN-85: an emptied title follows the name of a guest while it is typed. */
export const AnEmptiedTitleFollowsTheGuest = meta.story({
  args: { address: recordPath('matches', 'match-draft-open') },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    const away = within(canvas.getByRole('radiogroup', { name: /^Away/ }));
    await userEvent.click(away.getByText('A guest'));
    await expect(title).toHaveValue('');
    const guest = canvas.getByRole('textbox', { name: /^Away: name of the guest/ });
    await userEvent.type(guest, 'Fernside');
    await expect(title).toHaveValue(`${own?.teams[0]?.name} – Fernside`);
  },
});

/** Proves ADMIN-85: also once it reads as it was saved, which is the title of the teams. */
export const AnEmptiedTitleFollowsPastTheSavedOne = meta.story({
  args: { address: recordPath('matches', 'match-draft-guest') },
  beforeEach: async ({ msw }) => {
    const match = await call('adminMatch', { path: { id: 'match-draft-guest' } });
    const broadcastTitle = match.teams.map(({ name }) => name).join(' – ');
    msw.use(answering('adminMatch', { ...match, broadcastTitle }));
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    const { value: saved } = title;
    await userEvent.clear(title);
    const guest = canvas.getByRole('textbox', { name: /^Away: name of the guest/ });
    await userEvent.type(guest, '2');
    await expect(title).toHaveValue(`${saved}2`);
    await userEvent.type(guest, '{Backspace}');
    await expect(title).toHaveValue(saved);
    await userEvent.type(guest, '3');
    await expect(title).toHaveValue(`${saved}3`);
  },
});

/** Proves ADMIN-5: what is published before the answer to a save waits for it, and the other way round. */
export const SavedAndPublishedAtOnce = meta.story({
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const save = Promise.withResolvers<void>();
    msw.use(held('updateMatch', save.promise));
    const round = await fillIn(acting, /^Round/, '3. hafta');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show to the school' }));
    await userEvent.type(round, '!');
    save.resolve();
    await screen.findByText('State: The school.');
    await expect(canvas.queryByText(/Somebody else has changed/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
    const publication = Promise.withResolvers<void>();
    msw.use(held('setMatchVisibility', publication.promise));
    await userEvent.click(canvas.getByRole('button', { name: 'Show to everybody' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    publication.resolve();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
    await expect(round).toHaveValue('3. hafta!');
    await expect(await call('adminMatch', { path: { id: 'match-draft-friendly' } })).toMatchObject({
      round: '3. hafta!',
      visibility: 'public',
    });
  },
});

export const DarkOnAPhoneInTurkish = meta.story({
  globals: { scheme: 'dark', language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Başlık/ })).toBeVisible();
  },
});

/** Proves ADMIN-85: a new match begins in the zone of the own school, wherever its device is. */
export const InTheZoneOfTheOwnSchool = meta.story({
  args: { address: newRecordPath('matches') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole('combobox', { name: /^Time zone of the ground/ });
    await waitFor(() => expect(zone).toHaveValue('Europe/Istanbul'));
    const time = canvas.getByRole('textbox', { name: /^Time/ });
    await expect(time).toHaveAccessibleDescription(/by the clock in Europe\/Istanbul/);
    // Nothing was typed, so nothing is kept.
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.type(time, '15:30');
    await expect(time).toHaveAccessibleDescription(/by the clock in Europe\/Istanbul/);
  },
});

/** Chooses the home team of a new match. */
async function chooseHome({ canvas, userEvent }: Acting, search: string, option: RegExp) {
  const home = await canvas.findByRole('combobox', { name: /^Home: team/ });
  await userEvent.clear(home);
  await userEvent.type(home, search);
  const [first] = await screen.findAllByRole('option', { name: option });
  await userEvent.click(first as HTMLElement);
}

/** Proves ADMIN-85: then in that of the school of its home team, until the person has chosen one. */
export const InTheZoneOfTheHomeTeam = meta.story({
  args: { address: newRecordPath('matches') },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const zone = await canvas.findByRole('combobox', { name: /^Time zone of the ground/ });
    await expect(zone).toHaveValue('UTC');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Time/ }), '15:30');
    await chooseHome(acting, 'Wexcombe', /Wexcombe/);
    await waitFor(() => expect(zone).toHaveValue('Europe/London'));
    await expect(canvas.getByRole('textbox', { name: /^Time/ })).toHaveValue('15:30');
    await chooseHome(acting, 'Gökçeçınar', /Gökçeçınar U16/);
    await waitFor(() => expect(zone).toHaveValue('Europe/Istanbul'));
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Johannesburg');
    await userEvent.click(await screen.findByRole('option', { name: /Johannesburg/ }));
    await chooseHome(acting, 'Wexcombe', /Wexcombe/);
    await expect(zone).toHaveValue('Africa/Johannesburg');
  },
});

/** Proves TIME-1: the head has the viewer's time and that of the ground, as the public page does. */
export const TheTimeAtTheGround = meta.story({
  args: { address: foreign },
  beforeEach: async ({ msw }) => {
    const match = await call('adminMatch', { path: { id: 'match-draft-bristol' } });
    const schedule = { kind: 'dateTime', startsAt: '2026-05-09T14:30:00Z' } as const;
    msw.use(answering('adminMatch', { ...match, schedule, timeZone: 'Europe/London' }));
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    const head = heading.closest('div')?.parentElement;
    const times = [...(head?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent);
    await expect(times.join(' ')).toMatch(/2:30\sPM.* 3:30\sPM GMT\+1/);
    await expect(canvas.getByRole('textbox', { name: /^Time/ })).toHaveValue('15:30');
  },
});

/** Proves ADMIN-85. */
export const New = meta.story({
  args: { address: newRecordPath('matches') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  },
});

/** Proves ADMIN-85, ADMIN-62: a title that comes from the teams is missing no more. */
export const ATitleThatComesFromTheTeams = meta.story({
  args: { address: newRecordPath('matches') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    const title = canvas.getByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Fill this in\./));
    for (const side of ['Home', 'Away']) {
      const kinds = within(canvas.getByRole('radiogroup', { name: new RegExp(`^${side}`) }));
      await userEvent.click(kinds.getByText('A guest'));
      const guest = canvas.getByRole('textbox', {
        name: new RegExp(`^${side}: name of the guest`),
      });
      await userEvent.type(guest, 'Fernside');
    }
    await expect(title).toHaveValue('Fernside – Fernside');
    await waitFor(() => expect(title).not.toHaveAccessibleDescription(/Fill this in\./));
    await expect(title).toBeValid();
  },
});

/** Proves ADMIN-1, ADMIN-65. */
export const OfAnotherSchool = meta.story({
  args: { address: foreign },
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/matches/:id', 403) },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This belongs to another school')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('adminMatch')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

/** Proves MATCH-16: coordinates are checked, and those of another ground are not kept. */
export const TheGroundOnTheMap = meta.story({
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('textbox', { name: /^Coordinates/ });
    await userEvent.clear(place);
    await userEvent.type(place, '41.0082');
    await userEvent.tab();
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription(/Write latitude and longitude, such as/),
    );
    await userEvent.type(place, ', 28.9784');
    await waitFor(() =>
      expect(place).not.toHaveAccessibleDescription(/Write latitude and longitude/),
    );
    // What was typed stays when the name of the ground is corrected.
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of the ground/ }), ' 2');
    await expect(place).toHaveValue('41.0082, 28.9784');
  },
});

/** Proves MATCH-24, MATCH-36: what waits for a team says so and is not offered. */
export const WithoutATeam = meta.story({
  args: { address: recordPath('matches', 'match-draft-open') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can start once both teams are known/)).toBeVisible();
    await expect(canvas.getByText(/see the match once both teams are known/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show to the school' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show to everybody' })).toBeNull();
  },
});

/** Proves MATCH-36, ADMIN-62: a match that is public keeps its teams, and says so at the side. */
export const APublicMatchKeepsItsTeams = meta.story({
  beforeEach: async () => {
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('setMatchVisibility', { path, body: { version, visibility: 'public' } });
  },
  play: async ({ canvas, userEvent }) => {
    const away = await canvas.findByRole('radiogroup', { name: /^Away/ });
    await userEvent.click(within(away).getByText('To be confirmed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(away).toHaveAccessibleDescription(/needs both teams/);
    await expect(within(away).getByRole('radio', { name: 'To be confirmed' })).toBeInvalid();
    await expect(away).toContainElement(document.activeElement as HTMLElement);
  },
});

/** Proves ADMIN-63: what the server says about publishing is told, also by the name of its field. */
export const PublishingIsRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/visibility', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('setMatchVisibility', { visibility: ['Ask the league first.'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show to everybody' }));
    await expect(await canvas.findByText('Ask the league first.')).toBeVisible();
  },
});

/** Proves ADMIN-33: that a match was not published is told on the next page. */
export const NotPublishedWithoutItsPage = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/visibility', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    const publish = await canvas.findByRole('button', { name: 'Show to everybody' });
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3.' } } });
    const change = Promise.withResolvers<void>();
    msw.use(held('setMatchVisibility', change.promise));
    await userEvent.click(publish);
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    change.resolve();
    await screen.findByText(/^The last change that you did not wait for was not saved\. Somebody/);
  },
});

/** Fields beside each other have their boxes on one line, whichever label is longer. */
export const AGuestOnASmallTabletInTurkish = meta.story({
  globals: { language: 'tr', viewport: { value: 'sm' } },
  play: async ({ canvas, userEvent }) => {
    const home = within(await canvas.findByRole('radiogroup', { name: /^Ev sahibi/ }));
    await userEvent.click(home.getByRole('radio', { name: 'Konuk' }));
    const field = async (name: RegExp) => {
      const input = await canvas.findByRole<HTMLInputElement>('textbox', { name });
      return { top: boxOf(input).top, label: boxOf(input.labels?.[0]).height };
    };
    const name = await field(/konuğun adı/);
    const school = await field(/konuğun okulu/);
    await expect(school.label).toBeGreaterThan(name.label);
    await expect(school.top).toBe(name.top);
  },
});
