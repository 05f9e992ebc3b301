import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { seedTeams } from '@touchline/mocks/fixtures/teamRecords';
import { empty, failing, pending, unreachable } from '@touchline/mocks/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';

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
    // The button that takes a player out stands in the middle of the fields beside it.
    const middle = (element?: Element | null) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    const [removal] = squad.getAllByRole('button', { name: /^Take .* out of the squad/ });
    await expect(Math.abs(middle(removal) - middle(first))).toBeLessThan(1);
    await userEvent.clear(second as HTMLElement);
    await userEvent.type(second as HTMLElement, first?.value ?? '');
    await waitFor(() => expect(second).toHaveAccessibleDescription(/has this number/));
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

/** Proves TEAM-9: no player is called unknown because the names did not load. */
export const TeamWhoseNamesDidNotLoad = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable('athletes')),
  play: async ({ canvas }) => {
    const squad = within(await canvas.findByRole('list', { name: 'Squad' }));
    await expect((await squad.findAllByText('Name not loaded')).length).toBeGreaterThan(3);
    await expect(squad.queryByText('Unknown athlete')).toBeNull();
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

export const NewTeam = meta.story({
  args: { address: newRecordPath('teams') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^School/ })).toBeVisible();
    await expect(canvas.getByText(/Choose the school first/)).toBeVisible();
  },
});
