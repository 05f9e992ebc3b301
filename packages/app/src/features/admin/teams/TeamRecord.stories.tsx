import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { seedTeams } from '@touchline/mocks/fixtures/teamRecords';
import { empty, failing, pending, refusing, unreachable } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { currentSession } from '#session/session.atoms.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { writeDraft } from '../record/drafts/recordDrafts.ts';
import { signInAs } from '../testing/signInAs.ts';
import { fillIn } from '../testing/recordPlay.ts';

const team = seedTeams().find(({ squad }) => squad.length > 3);

const meta = preview.meta({
  title: 'Pages/TeamRecord',
  component: ProductPage,
  args: { address: recordPath('teams', team?.id ?? '') },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves TEAM-1, TEAM-4. */
export const Team = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    const [first, second] = squad.getAllByRole('textbox') as HTMLInputElement[];
    // The button that takes a player out stands in the middle of the field beside it, which is the
    // number, or on a phone the role.
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const [row] = squad.getAllByRole('listitem');
    const removal = within(row as HTMLElement).getByRole('button', { name: /^Take .* out/ });
    const distances = [...(row as HTMLElement).querySelectorAll('input')].map((field) =>
      Math.abs(middle(removal) - middle(field)),
    );
    await expect(Math.min(...distances)).toBeLessThan(1);
    await userEvent.clear(second as HTMLElement);
    await userEvent.type(second as HTMLElement, first?.value ?? '');
    await waitFor(() => expect(second).toHaveAccessibleDescription(/Given to two players/));
    // The words stand clear of what follows them in the row, and of the next one.
    const words = within(row as HTMLElement).getByText('Given to two players.');
    const role = within(row as HTMLElement).getByRole('button', { name: /Role/ });
    const { bottom } = words.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual((row as HTMLElement).getBoundingClientRect().bottom);
    if (role.getBoundingClientRect().top > words.getBoundingClientRect().top)
      await expect(bottom).toBeLessThanOrEqual(role.getBoundingClientRect().top);
  },
});

/** Proves ADMIN-9, TEAM-5: a published team of a suspended school has no public page, but a preview. */
export const APublishedTeamOfASuspendedSchool = meta.story({
  beforeEach: async () => {
    const path = { id: team?.schoolId ?? '' };
    const { version } = await call('adminSchool', { path });
    await call('updateSchool', { path, body: { version, school: { status: 'suspended' } } });
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Preview as a visitor' });
    await expect(link).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Public page' })).toBeNull();
  },
});

/** Proves TEAM-9: no player is called unknown while the names are loading. */
export const TeamWhoseNamesAreOnTheirWay = meta.story({
  globals: { scheme: 'dark' },
  beforeEach: ({ msw }) => void msw.use(pending('athletes')),
  play: async ({ canvas }) => {
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    await expect((await squad.findAllByText('Loading')).length).toBeGreaterThan(3);
    await expect(squad.queryByText('Unknown athlete')).toBeNull();
  },
});

/** Proves TEAM-9, ERROR-20: no player is called unknown because the names did not load. */
export const TeamWhoseNamesDidNotLoad = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('athletes')),
  play: async ({ canvas, msw, userEvent }) => {
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    await expect((await squad.findAllByText('Name not loaded')).length).toBeGreaterThan(3);
    await expect(squad.queryByText('Unknown athlete')).toBeNull();
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('Some names of the players did not load.')).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(retry);
    await waitFor(() => expect(squad.queryByText('Name not loaded')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(document.body).not.toHaveFocus();
  },
});

/** Proves TEAM-9: whom the server does not know is told apart from whose name did not load. */
export const TeamWithAPlayerWhoIsGone = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/athletes/:id', 404) },
  beforeEach: ({ msw }) => void msw.use(empty('athletes'), failing('athlete', 404)),
  play: async ({ canvas }) => {
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    await expect((await squad.findAllByText('Unknown athlete')).length).toBeGreaterThan(3);
    await expect(squad.queryByText('Name not loaded')).toBeNull();
  },
});

/** Tab goes through a row as it is read: by line, and from its beginning to its end. */
async function expectFocusAsItIsRead(row: HTMLElement) {
  const controls = [...row.querySelectorAll<HTMLElement>('input, button')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  await expect(controls).toHaveLength(3);
  const places = controls.map((control) => control.getBoundingClientRect());
  for (const [index, { left, top, bottom }] of places.entries()) {
    const before = places[index - 1];
    if (!before) continue;
    const isBelow = top >= before.bottom;
    const isBeside = left >= before.right && bottom > before.top;
    await expect(isBelow || isBeside, `control ${index}`).toBe(true);
  }
}

/** Proves A11Y-6, A11Y-16: the roles can be read whole, and Tab goes through each row as it is read. */
export const TeamOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    const roles = await squad.findAllByRole<HTMLInputElement>('combobox');
    await expect(roles.map(({ value }) => value)).toContain('Goalkeeper');
    for (const { value, scrollWidth, clientWidth } of roles) {
      await expect(scrollWidth, value).toBeLessThanOrEqual(clientWidth);
    }
    for (const row of squad.getAllByRole('listitem')) await expectFocusAsItIsRead(row);
  },
});

/** The role of a player can be read below the name. */
export const TeamOnANarrowPhoneInTurkish = meta.story({
  globals: { language: 'tr', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const squad = within(await canvas.findByRole('list', { name: 'Kadro' }));
    const roles = await squad.findAllByRole<HTMLInputElement>('combobox');
    await expect(roles.length).toBeGreaterThan(3);
    for (const { value, scrollWidth, clientWidth } of roles) {
      await expect(value).not.toBe('');
      await expect(scrollWidth, value).toBeLessThanOrEqual(clientWidth);
    }
  },
});

/** Proves ADMIN-62: a player who is refused is told beside the name. */
export const APlayerWhoIsRefused = meta.story({
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/teams/:id', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('updateTeam', { 'team.squad.1.athleteId': ['Not at this school.'] })),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillIn(acting, /^Level/, '2nd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const words = await canvas.findAllByText('Not at this school.');
    await expect(words).toHaveLength(1);
    const squad = within(canvas.getByRole('list', { name: 'Squad' }));
    const [first, second, third] = squad.getAllByRole('listitem');
    await expect(second).toContainElement(words[0] as HTMLElement);
    await expect(second).toContainElement(document.activeElement as HTMLElement);
    // The words stay with the player when another one leaves, and go with that player.
    const takeOut = (row?: HTMLElement) =>
      userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Take .* out/ }));
    await takeOut(first);
    await expect(second).toContainElement(canvas.getByText('Not at this school.'));
    await takeOut(second);
    await waitFor(() => expect(canvas.queryByText('Not at this school.')).toBeNull());
    await expect(third).toBeVisible();
  },
});

/**
 * Proves ADMIN-61: a chosen school that is none of the first ones has its name again after a reload,
 * and gives way when the changes are discarded.
 */
export const TheSchoolOfADraft = meta.story({
  beforeEach: () => {
    const place = { area: 'teams', id: team?.id ?? '' } as const;
    const owner = currentSession()?.user.id ?? '';
    const values = { schoolId: 'school-yildizbahce' };
    writeDraft({ ...place, owner }, { version: team?.version ?? 0, values }, Date.now());
  },
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByRole('combobox', { name: /^School/ });
    await canvas.findByRole('combobox', { name: /^School/ });
    await waitFor(() => expect(field()).toHaveValue('Yıldızbahçe Anadolu Lisesi'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field()).toHaveValue('Gökçeçınar Anadolu Lisesi'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field()).toHaveValue('Yıldızbahçe Anadolu Lisesi'));
    // Who chooses another one stays in the field.
    await userEvent.clear(field());
    await userEvent.type(field(), 'wexcombe');
    await userEvent.click(await screen.findByRole('option', { name: /^Wexcombe/ }));
    await expect(field()).toHaveFocus();
    await expect((field() as HTMLInputElement).value).toMatch(/^Wexcombe/);
  },
});

export const NewTeam = meta.story({
  args: { address: newRecordPath('teams') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^School/ })).toBeVisible();
    await expect(canvas.getByText(/Choose the school first/)).toBeVisible();
    // What the form asks for now is not promised for later.
    await expect(
      canvas.getByText(/^Once the team is created, it can play matches\./),
    ).toBeVisible();
    await expect(canvas.queryByText(/created, you can (?:add|publish)/)).toBeNull();
  },
});
