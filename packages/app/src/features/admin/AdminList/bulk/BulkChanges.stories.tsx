import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { answering, failing, held, limited } from '@touchline/mocks/scenarios';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { selectRows } from '../../testing/listPlay.ts';
import { addTeamTo } from '../../testing/recordPlay.ts';
import { signInAs } from '../../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdminList/BulkChanges',
  component: ProductPage,
  args: { address: paths.adminSchools },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-24, ADMIN-25, MATCH-36: what the server refuses is reported with its reason. */
export const PartlyRefused = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: [] },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    // Only one of them has both teams.
    await expect(canvas.getByRole('button', { name: 'Publish (1)' })).toBeVisible();
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(canvas.getByRole('button', { name: 'Only for the school (2)' }));
    await expect(
      await canvas.findByText('1 record changed. 1 record stayed as it was.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
});

/**
 * Proves ADMIN-25, A11Y-4: on a phone the report is scrolled into view, and the focus stays on the
 * bar.
 */
export const AReportBelowTheRows = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Only for the school (2)' }));
    const reason = await canvas.findByText(/Somebody else has changed this record/);
    await waitFor(() => expect(reason.closest('[tabindex]')).toHaveFocus());
    const { top, bottom } = reason.getBoundingClientRect();
    const bar = canvas.getByRole('region', { name: /selected records/ });
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    const report = within(reason.closest<HTMLElement>('[tabindex]') as HTMLElement);
    await userEvent.click(report.getByRole('button'));
    await waitFor(() => expect(canvas.getByText('1 selected')).toHaveFocus());
  },
});

/**
 * Proves ADMIN-25, SHELL-26: the notice of what was changed stands above the report of what was not,
 * whose button can be pressed.
 */
export const ANoticeBesideAReport = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Only for the school (2)' }));
    const reason = await canvas.findByText(/Somebody else has changed this record/);
    const report = reason.closest<HTMLElement>('[tabindex]') as HTMLElement;
    const notice = await within(document.body).findByRole('alertdialog');
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        report.getBoundingClientRect().top,
      ),
    );
    // A notice that has gone covers nothing.
    await expect(notice).toBeInTheDocument();
    await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const dismiss = within(report).getByRole('button');
    const onTop = () => {
      const { left, top, width, height } = dismiss.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement;
    };
    // The notice still comes in with a movement.
    await waitFor(() => expect(dismiss).toContainElement(onTop()));
    await userEvent.click(dismiss);
    await waitFor(() => expect(reason).not.toBeInTheDocument());
  },
});

export const ANoticeBesideAReportOnADesktop = meta.story({
  ...ANoticeBesideAReport.input,
  globals: { scheme: 'dark', viewport: { value: 'xl' } },
});

/**
 * Proves ADMIN-24: the bar that appears with the first selected row does not cover its checkbox.
 */
export const SelectedAtTheLowerEdge = meta.story({
  args: { address: paths.adminMatches },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [, , , box] = await canvas.findAllByRole('checkbox', { name: /^Select/ });
    const row = box?.closest('[role="row"], tr, li') as HTMLElement;
    row.scrollIntoView({ block: 'end' });
    box?.focus({ preventScroll: true });
    scrollBy(0, (box?.getBoundingClientRect().bottom ?? 0) - innerHeight + 8);
    await userEvent.keyboard(' ');
    const bar = await canvas.findByRole('region', { name: /selected records/ });
    await waitFor(() =>
      expect(box?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
  },
});

/** Proves A11Y-3: the bar that goes with its button leaves the focus on the row above it. */
export const NoneSelectedAnyMore = meta.story({
  args: { address: paths.adminMatches },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select/ });
    const last = boxes.at(-1) as HTMLElement;
    await userEvent.click(last);
    const none = await canvas.findByRole('button', { name: 'Select none' });
    const { top } = none.getBoundingClientRect();
    none.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(none).not.toBeInTheDocument());
    const focused = document.activeElement as HTMLElement;
    await expect(boxes).toContain(focused);
    const { bottom } = focused.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(top);
    await expect(bottom).toBeGreaterThan(0);
  },
});

/** Proves ADMIN-5, ADMIN-25: what was refused because it came too late works once it is seen. */
export const ChangedElsewhereBeforeTheBulk = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    const publish = await canvas.findByRole('button', { name: 'Publish (1)' });
    await userEvent.click(publish);
    await expect(await canvas.findByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(await canvas.findByText(/Changed elsewhere; you see/)).toBeVisible();
    await userEvent.click(publish);
    await within(document.body).findByText('1 record changed.');
  },
});

/** Proves ADMIN-25: so does a record that is not on the page in view. */
export const ChangedElsewhereOutOfView = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.type(canvas.getByRole('searchbox'), 'rakip');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /U16 hazırlık/ })).toBeNull());
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('setMatchVisibility', { path, body: { version, visibility: 'schoolOnly' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (1)' }));
    await expect(await canvas.findByText(/Somebody else has changed this record/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Make a draft (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish (1)' }));
    await within(document.body).findByText('1 record changed.');
  },
});

/** Proves ADMIN-5, ADMIN-25: so does a record that the change elsewhere has moved out of the view. */
export const ChangedElsewhereSoThatItLeavesTheView = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    const path = { id: 'match-draft-friendly' };
    const { version } = await call('adminMatch', { path });
    await call('setMatchVisibility', { path, body: { version, visibility: 'schoolOnly' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (1)' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /U16 hazırlık/ })).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Make a draft (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish (1)' }));
    await within(document.body).findByText('1 record changed.');
  },
});

/** Proves ADMIN-25, ADMIN-33: the result of a bulk change is reported after its list was left. */
export const PartlyRefusedWithoutItsList = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, msw, userEvent }) => {
    const page = within(document.body);
    await selectRows(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    const change = Promise.withResolvers<void>();
    msw.use(held('changeMatches', change.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Only for the school (2)' }));
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    change.resolve();
    await page.findByText('1 record changed.');
    await page.findByText('1 record stayed as it was.');
  },
});

/**
 * Proves ADMIN-25, A11Y-3: what is selected while a change is on its way stays so, and where its button goes
 * the focus goes to what says how many are selected.
 */
export const SelectedMeanwhile = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, msw, userEvent }) => {
    const page = within(document.body);
    const change = Promise.withResolvers<void>();
    msw.use(held('changeMatches', change.promise));
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    const publish = await canvas.findByRole('button', { name: 'Publish (1)' });
    await userEvent.click(publish);
    await selectRows(canvas, userEvent, /rakip bekleniyor/);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    publish.focus();
    change.resolve();
    await page.findByText('1 record changed.');
    // A match without both teams is not published.
    await waitFor(() => expect(publish).not.toBeInTheDocument());
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.getByText('1 selected')).toHaveFocus();
    const [row] = canvas.getAllByRole('row', { name: /rakip bekleniyor/ });
    await expect(within(row as HTMLElement).getByRole('checkbox')).toBeChecked();
  },
});

/** Proves ADMIN-25: so does what is selected while a change is taken back that stays. */
export const SelectedWhileAChangeIsTakenBack = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/restore', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete (1)' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    msw.use(failing('restoreMatch'));
    await selectRows(canvas, userEvent, /rakip bekleniyor/);
    await userEvent.click(undo);
    await canvas.findByText('1 record could not be brought back.');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    const [row] = canvas.getAllByRole('row', { name: /rakip bekleniyor/ });
    await expect(within(row as HTMLElement).getByRole('checkbox')).toBeChecked();
  },
});

/** Proves ADMIN-63: an approved school cannot wait again, so no undo is offered. */
export const AnApprovalHasNoWayBack = meta.story({
  args: { address: `${paths.adminSchools}?status=pending` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await canvas.findByText(/\d+ records?$/);
    const [, box] = await canvas.findAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Activate (1)' }));
    await page.findByText('1 record changed.');
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** Proves ADMIN-26, ADMIN-110: an advertisement that was paused pauses again. */
export const APauseThatEndedGoesOn = meta.story({
  args: { address: `${paths.adminAdvertisements}?state=paused` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await canvas.findByText(/\d+ records?$/);
    const [, box] = await canvas.findAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (1)' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('1 record is as it was before.');
  },
});

/** Proves ADMIN-26, ADMIN-110: one record without a way back takes the way from no other. */
export const SomeGoBackToWhereTheyWere = meta.story({
  args: { address: paths.adminAdvertisements },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await selectRows(canvas, userEvent, /Ankle & Knee Clinic/, /Room for your name/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish (2)' }));
    await page.findByText('2 records changed. 1 of them can be taken back.');
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('1 record is as it was before.');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Ankle & Knee Clinic/ })).toHaveTextContent('Paused'),
    );
  },
});

/** Proves ADMIN-26: one press undoes a suspension. */
export const ASuspensionIsTakenBack = meta.story({
  args: { address: `${paths.adminSchools}?status=active&search=gokcecinar` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await selectRows(canvas, userEvent, /Gökçeçınar/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend (1)' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('1 record is as it was before.');
  },
});

/** Proves ADMIN-25: the numbers of removed and refused records are reported. */
export const PartlyRemovedInTurkish = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { language: 'tr' },
  play: async ({ canvas, msw, userEvent }) => {
    await selectRows(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    msw.use(answering('changeMatches', { results: [] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sil (2)' }));
    await expect(
      await canvas.findByText('Hiçbir kayıt silinmedi. 2 kayıt olduğu gibi kaldı.'),
    ).toBeVisible();
    await expect(canvas.getByText('2 kayıt seçili')).toBeVisible();
  },
});

/**
 * Proves ADMIN-25: what could not be restored is reported in sight, each with its reason; it is not
 * in the list, so it is not selected.
 */
export const NotTakenBack = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/restore', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    await selectRows(canvas, userEvent, /rakip bekleniyor/, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete (2)' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    msw.use(failing('restoreMatch', 409));
    await userEvent.click(undo);
    const title = await canvas.findByText('2 records could not be brought back.');
    const report = title.closest<HTMLElement>('[tabindex]') as HTMLElement;
    await waitFor(() => expect(report).toHaveFocus());
    const reasons = within(report).getAllByRole('listitem');
    await expect(reasons).toHaveLength(2);
    await expect(reasons[0]).toHaveTextContent(/U16 hazırlık.*: ./);
    await expect(reasons[1]).toHaveTextContent(/rakip bekleniyor.*: ./);
    const { top, bottom } = report.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.queryByText(/selected$/)).toBeNull();
  },
});

/**
 * Proves ADMIN-25, ERROR-17: once the server asks to wait, the rest is not sent, and each says how
 * long to wait.
 */
export const TheRestWaits = meta.story({
  args: { address: `${paths.adminTeams}?status=active` },
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/teams/:id', 429) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/\d+ records$/);
    const [, first, second, third] = await canvas.findAllByRole('checkbox');
    for (const box of [first, second, third]) if (box) await userEvent.click(box);
    const archive = await canvas.findByRole('button', { name: 'Archive (3)' });
    msw.use(limited('updateTeam', 20));
    const send = spyOn(window, 'fetch');
    await userEvent.click(archive);
    const title = await canvas.findByText('No record changed. 3 records stayed as they were.');
    const report = title.closest<HTMLElement>('[tabindex]') as HTMLElement;
    const reasons = within(report).getAllByRole('listitem');
    await expect(reasons).toHaveLength(3);
    for (const reason of reasons) await expect(reason).toHaveTextContent(/20 seconds/);
    await expect(send.mock.calls.filter(([, init]) => init?.method === 'PATCH')).toHaveLength(1);
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
});

/** Proves SCHOOL-7, ADMIN-24: a deletion counts the schools alone that have nothing yet. */
export const OnlySchoolsWithoutAnythingAreDeleted = meta.story({
  args: { address: `${paths.adminSchools}?search=fontein` },
  beforeEach: async () => {
    // Another one that is found by the same words.
    const path = { id: 'school-gokcecinar' };
    const { version } = await call('adminSchool', { path });
    await call('updateSchool', { path, body: { version, school: { aliases: ['Fontein'] } } });
  },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /Nuwefontein/);
    await expect(await canvas.findByRole('button', { name: 'Delete (1)' })).toBeVisible();
    await selectRows(canvas, userEvent, /Gökçeçınar/);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
    await selectRows(canvas, userEvent, /Nuwefontein/);
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
});

/** Proves ATHLETE-12, ADMIN-24: who is in a line-up alone is not deleted either. */
export const WhoIsInALineUpStays = meta.story({
  args: { address: paths.adminAthletes },
  beforeEach: async ({ msw }) => {
    const { items } = await call('athletes', { query: { pageSize: 2 } });
    const withoutTeams = items.map((athlete, index) => ({
      ...athlete,
      teams: [],
      isInUse: index === 0,
    }));
    msw.use(answering('athletes', { items: withoutTeams, total: 2 }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 records');
    const [all] = await canvas.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
  },
});

/** Proves SCHOOL-7, ADMIN-25: why a school stays is said in the language of the page. */
export const ASchoolInUseStays = meta.story({
  args: { address: `${paths.adminSchools}?search=nuwefontein` },
  globals: { language: 'tr' },
  parameters: { expectedLogs: errorStatusLogs('DELETE api/admin/schools/:id', 409) },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /Nuwefontein/);
    const remove = await canvas.findByRole('button', { name: 'Sil (1)' });
    // Somebody else adds one meanwhile.
    await addTeamTo('school-nuwefontein');
    await userEvent.click(remove);
    const reason = await canvas.findByText(/Hâlâ takımı, sporcusu ya da maçı var/);
    await expect(reason.closest('li')).toHaveTextContent(/Nuwefontein.*: Hâlâ/);
    await expect(canvas.queryByText(/This school still has/)).toBeNull();
  },
});

/** Proves ERROR-21: what the server says of its refusals is in the language of the page. */
export const RefusedInTurkish = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /rakip bekleniyor/);
    const forTheSchool = await canvas.findByRole('button', { name: 'Yalnızca okula göster (1)' });
    const path = { id: 'match-draft-open' };
    const { version } = await call('adminMatch', { path });
    await call('updateMatch', { path, body: { version, match: { round: '3. hafta' } } });
    await userEvent.click(forTheSchool);
    const reason = await canvas.findByText(/Bu kaydı bu arada başka biri değiştirdi/);
    await expect(reason).toBeVisible();
    await expect(canvas.queryByText(/Somebody else/)).toBeNull();
  },
});

/** Proves ADMIN-25: a change that was not taken back stays selected below its reason. */
export const ASuspensionThatStays = meta.story({
  args: { address: `${paths.adminSchools}?search=gokcecinar` },
  parameters: { expectedLogs: errorStatusLogs('PATCH api/admin/schools/:id', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    await selectRows(canvas, userEvent, /Gökçeçınar/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend (1)' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    msw.use(failing('updateSchool', 409));
    await userEvent.click(undo);
    const title = await canvas.findByText('1 record could not be brought back.');
    const report = title.closest<HTMLElement>('[tabindex]') as HTMLElement;
    await expect(within(report).getByRole('listitem')).toHaveTextContent(/Gökçeçınar.*: ./);
    await expect(await canvas.findByText('1 selected')).toBeVisible();
  },
});

/** Proves ADMIN-25: the number of records that stayed changed is told when their list was left. */
export const NotTakenBackWithoutItsList = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/restore', 409) },
  play: async ({ canvas, msw, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete (1)' }));
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    msw.use(failing('restoreMatch', 409));
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await userEvent.click(undo);
    await within(document.body).findByText('1 record could not be brought back.');
  },
});

/** Proves ADMIN-4 and ADMIN-26: an undo restores removed records. */
export const RemovedAndBroughtBack = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete (1)' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /U16 hazırlık/ })).toBeNull());
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('row', { name: /U16 hazırlık/ })).toBeVisible();
  },
});

/** Proves ATHLETE-10: no bulk change makes more of several athletes public. */
export const NothingMakesManyPublic = meta.story({
  args: { address: paths.adminAthletes },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/\d+ records/);
    const [all] = await canvas.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    const bar = await canvas.findByRole('region', { name: /selected records/ });
    const names = within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/ \(\d+\)/, ''));
    await expect(names).toEqual(['Hide names', 'Has left', 'Delete', 'Select none']);
  },
});

/**
 * Proves ADMIN-61: the reason of a change is kept until it went through, also when it is refused or
 * its question is closed by Escape; leaving asks.
 */
export const TheReasonIsKept = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/bulk', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const page = within(document.body);
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    const press = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Call off (1)' }));
      return within(await page.findByRole('dialog'));
    };
    let question = await press();
    await userEvent.click(question.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await page.findByRole('option', { name: 'weather' }));
    await userEvent.type(question.getByRole('textbox', { name: /note/i }), 'Snow');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    question = await press();
    await expect(question.getByRole('textbox', { name: /note/i })).toHaveValue('Snow');
    navigateTo(paths.aboutUs);
    const leave = await page.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(leave).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(leave).not.toBeInTheDocument());
    msw.use(failing('changeMatches'));
    question = within(await page.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Go on' }));
    await canvas.findByText('No record changed. 1 record stayed as it was.');
    msw.resetHandlers();
    question = await press();
    await expect(question.getByRole('textbox', { name: /note/i })).toHaveValue('Snow');
    await userEvent.click(question.getByRole('button', { name: 'Go on' }));
    await page.findByText('1 record changed.');
    await waitFor(() => expect(readStored(storageKeys.recordDrafts)).toBeNull());
    // The answer may be quicker than the dialog, which gives the focus back a frame after it has closed.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox'));
    await expect(await call('adminMatch', { path: { id: 'match-draft-friendly' } })).toMatchObject({
      statusReason: 'weather',
      statusNote: 'Snow',
    });
  },
});

/**
 * Proves ADMIN-24: where another person calls off the match while its reason is asked for, the question
 * says that there is nothing left to do, and keeps what was typed.
 */
export const NoneAllowsItAnyMore = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Call off (1)' }));
    const question = within(await page.findByRole('dialog', { name: 'Call off (1)' }));
    await userEvent.click(question.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await page.findByRole('option', { name: 'weather' }));
    await userEvent.type(question.getByRole('textbox', { name: /note/i }), 'Snow');
    const goOn = question.getByRole('button', { name: 'Go on' });
    await expect(goOn).toBeEnabled();
    await callOffElsewhere();
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'None of the selected records allows this any more.',
    );
    await expect(goOn).toBeDisabled();
    await expect(question.getByRole('textbox', { name: /note/i })).toHaveValue('Snow');
    await expect(JSON.stringify(readStored(storageKeys.recordDrafts))).toContain('Snow');
  },
});

export const NoneAllowsItAnyMoreInTurkish = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: /^İptal et/ }));
    const question = within(await within(document.body).findByRole('dialog'));
    await callOffElsewhere();
    await expect(
      await question.findByText('Seçilen kayıtların hiçbirinde bu artık yapılamaz.'),
    ).toBeVisible();
  },
});

/** Another person calls off the match that is selected, and the list shows it. */
async function callOffElsewhere() {
  const path = { id: 'match-draft-friendly' };
  const { version } = await call('adminMatch', { path });
  const body = { version, status: 'cancelled', statusReason: 'illness' } as const;
  await call('changeMatchStatus', { path, body });
  await revalidateCachedUnder('admin', 'matches');
}

/** Proves ADMIN-24: offline nothing is changed, the bar says why, and the selection stays. */
export const Offline = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    const publish = await canvas.findByRole('button', { name: 'Publish (1)' });
    store.set(connectivityAtom, false);
    const bar = within(canvas.getByRole('region', { name: /selected records/ }));
    await expect(await bar.findByText(/^Until the connection is back/)).toBeVisible();
    await expect(publish).toBeDisabled();
    await expect(bar.getByRole('button', { name: 'Call off (1)' })).toBeDisabled();
    await expect(bar.getByRole('button', { name: 'Select none' })).toBeEnabled();
    store.set(connectivityAtom, true);
    await waitFor(() => expect(publish).toBeEnabled());
    await expect(bar.queryByText(/^Until the connection is back/)).toBeNull();
  },
});

/** Proves ADMIN-26: a match that was postponed is scheduled again, at the time and with the note that it had. */
export const APostponementIsTakenBack = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  beforeEach: async () => {
    const path = { id: 'match-draft-friendly' };
    const { version, schedule } = await call('adminMatch', { path });
    const postponed = { status: 'postponed', statusReason: 'weather' } as const;
    const moved = await call('changeMatchStatus', { path, body: { version, ...postponed } });
    const again = {
      status: 'scheduled',
      schedule,
      statusNote: 'The gate is in the lane.',
    } as const;
    await call('changeMatchStatus', { path, body: { version: moved.version, ...again } });
  },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const path = { id: 'match-draft-friendly' };
    const before = await call('adminMatch', { path });
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Postpone (1)' }));
    const question = within(await page.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await page.findByRole('option', { name: 'weather' }));
    await userEvent.click(question.getByRole('button', { name: 'Go on' }));
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await page.findByText('1 record is as it was before.');
    const after = await call('adminMatch', { path });
    const { status, schedule, statusReason, statusNote, rescheduledTo } = after;
    await expect({ status, schedule, statusReason, statusNote, rescheduledTo }).toEqual({
      status: 'scheduled',
      schedule: before.schedule,
      statusReason: null,
      statusNote: 'The gate is in the lane.',
      rescheduledTo: null,
    });
  },
});

/** Proves ADMIN-24: cancelling matches asks for a reason. */
export const AskedForAReason = meta.story({
  args: { address: `${paths.adminMatches}?visibility=draft` },
  play: async ({ canvas, userEvent }) => {
    await selectRows(canvas, userEvent, /U16 hazırlık/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Call off (1)' }));
    const question = within(await within(document.body).findByRole('dialog'));
    await expect(question.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await userEvent.click(question.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'weather' }));
    const note = question.getByRole('textbox', { name: /^Note|note/i });
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(201));
    await expect(question.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await userEvent.clear(note);
    await userEvent.click(question.getByRole('button', { name: 'Go on' }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /U16 hazırlık/ })).toHaveTextContent('Cancelled'),
    );
  },
});
