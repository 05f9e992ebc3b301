import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { answering, failing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';
import { fillIn, type Acting } from '../testing/recordPlay.ts';

const meta = preview.meta({
  title: 'Pages/AthleteRecord',
  component: ProductPage,
  args: { address: recordPath('athletes', athleteId(0)) },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** Proves ADMIN-68, ATHLETE-3. */
export const Athlete = meta.story({
  play: async ({ canvas, userEvent }) => {
    const flag = await canvas.findByRole('checkbox', { name: 'Do not identify' });
    if (!(flag as HTMLInputElement).checked) await userEvent.click(flag);
    await expect(await canvas.findByText('This athlete is not to be identified.')).toBeVisible();
    // The ways to be shown come with the record of the school.
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Initials' })).toBeDisabled());
    await expect(document.title).not.toContain('Örnek');
  },
});

/** Proves ATHLETE-3: the safety flag can be set while the record of the school does not load. */
export const TheFlagWithoutTheSchool = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/admin/schools/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('adminSchool')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    const flag = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Do not identify' });
    const isFlagged = flag.checked;
    await userEvent.click(flag);
    await expect(flag.checked).toBe(!isFlagged);
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('radio', { name: 'Initials' })).toBeVisible();
    await expect(flag.checked).toBe(!isFlagged);
  },
});

export const OnAPhoneInTurkish = meta.story({
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const consent = await canvas.findByRole('region', { name: 'İzin: Fotoğraf' });
    await expect(within(consent).getAllByRole('button')[0]).toBeVisible();
  },
});

/** Proves ATHLETE-1, ADMIN-63. */
export const AConsentIsRecorded = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const consent = within(
      await canvas.findByRole('region', { name: 'Consent: Page of their own' }),
    );
    const [press] = consent.getAllByRole('button');
    await userEvent.click(press as HTMLElement);
    await expect(consent.getByRole('button', { name: 'Save' })).toBeVisible();
    const form = consent.getByRole('form');
    await expect(form.parentElement).toHaveFocus();
    await userEvent.click(consent.getByRole('button', { name: 'Cancel' }));
    await expect(consent.getAllByRole('button')[0]).toHaveFocus();
  },
});

/** Proves ATHLETE-16. */
export const AConsentOfADayToCome = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  play: async ({ canvas, userEvent }) => {
    const [record] = await canvas.findAllByRole('button', { name: /^Record the consent/ });
    await userEvent.click(record as HTMLElement);
    for (const [name, text] of [
      [/^day,.*Given on/, '30'],
      [/^month,.*Given on/, '12'],
      [/^year,.*Given on/, '2031'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('spinbutton', { name }));
      await userEvent.keyboard(text);
    }
    await expect(await canvas.findByText('This day has not come yet.')).toBeVisible();
  },
});

/** Types a day into a field of the open consent. */
async function typeDay({ canvas, userEvent }: Acting, label: string, [day, month, year]: string[]) {
  for (const [part, text] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const) {
    const name = new RegExp(`^${part},.*${label}`);
    await userEvent.click(await canvas.findByRole('spinbutton', { name }));
    await userEvent.keyboard(text ?? '');
  }
}

/** Proves ATHLETE-16, ADMIN-62: an end before the start is told when typing stops, before it is sent. */
export const AConsentThatEndsBeforeItBegins = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const [record] = await canvas.findAllByRole('button', { name: /^Record the consent/ });
    await userEvent.click(record as HTMLElement);
    const form = within(canvas.getByRole('form', { name: /^Record the consent/ }));
    await userEvent.click(form.getByRole('radio', { name: 'A guardian' }));
    await typeDay(acting, 'Valid until', ['01', '02', '2025']);
    await expect(await form.findByText('This day has passed already.')).toBeVisible();
    await typeDay(acting, 'Given on', ['02', '02', '2025']);
    await expect(await form.findByText('The last day comes before the first.')).toBeVisible();
    await expect(form.getByText('Valid until: The last day comes before the first.')).toHaveRole(
      'status',
    );
    const before = await call('athlete', { path: { id: athleteId(1) } });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await typeDay(acting, 'Given on', ['01', '02', '2025']);
    await waitFor(() => expect(form.queryByText(/^The last day comes/)).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('The consent is saved.');
    const after = await call('athlete', { path: { id: athleteId(1) } });
    await expect(after.version).toBe(before.version + 1);
  },
});

/** Opens the form for the first consent and types an end without its year. */
async function typeHalfAnEnd({ canvas, userEvent }: Acting) {
  const [record] = await canvas.findAllByRole('button', { name: /^Record the consent/ });
  await userEvent.click(record as HTMLElement);
  await userEvent.click(await canvas.findByRole('radio', { name: 'A guardian' }));
  for (const [name, text] of [
    [/^day,.*Valid until/, '30'],
    [/^month,.*Valid until/, '12'],
  ] as const) {
    await userEvent.click(await canvas.findByRole('spinbutton', { name }));
    await userEvent.keyboard(text);
  }
}

/** Proves TIME-10: it would be a consent without an end. */
export const AConsentWithAHalfTypedEnd = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await typeHalfAnEnd(acting);
    const form = within(canvas.getByRole('form', { name: /^Record the consent/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('This date is not complete.')).toBeVisible();
    const before = await call('athlete', { path: { id: athleteId(1) } });
    await userEvent.click(form.getByRole('spinbutton', { name: /^year,.*Valid until/ }));
    await userEvent.keyboard('2031');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('The consent is saved.');
    const after = await call('athlete', { path: { id: athleteId(1) } });
    await expect(after.version).toBe(before.version + 1);
    await expect(JSON.stringify(after.consents)).toContain('2031-12-30');
  },
});

/** Proves TIME-10. */
export const LeavingAHalfTypedDateAsks = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [month] = await canvas.findAllByRole('spinbutton', { name: /^month,.*birth/i });
    await userEvent.click(month as HTMLElement);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(month).toHaveTextContent('mm');
    navigateTo(paths.aboutUs);
    await expect(
      await screen.findByText(/^What you typed .* is lost when you leave/),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(month).toHaveTextContent('mm');
  },
});

/** Withdraws a consent in another browser, and lets this window hear of it. */
async function withdrawElsewhere() {
  const id = athleteId(0);
  const { version } = await call('athlete', { path: { id } });
  const body = { version, consent: { state: 'withdrawn', evidenceNote: null } } as const;
  await call('setConsent', { path: { id, purpose: 'names' }, body });
  await revalidateCachedUnder('admin', 'athletes');
}

const nameConsent = async () =>
  (await call('athlete', { path: { id: athleteId(0) } })).consents.names.state;

/** Proves ADMIN-5, ATHLETE-4: a withdrawal that arrives meanwhile is not overwritten unseen. */
export const AConsentIsWithdrawnMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const consent = within(await canvas.findByRole('region', { name: 'Consent: Name' }));
    await userEvent.click(consent.getByRole('button', { name: 'Renew: Name' }));
    await userEvent.click(consent.getByRole('radio', { name: 'A guardian' }));
    await withdrawElsewhere();
    const words = 'This consent was changed meanwhile. It is now: Withdrawn';
    await expect(await consent.findByText(words)).toBeVisible();
    const save = consent.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).not.toHaveFocus();
    await expect(await nameConsent()).toBe('withdrawn');
    await userEvent.click(consent.getByRole('button', { name: 'Go on all the same' }));
    await expect(consent.queryByText(words)).toBeNull();
    await userEvent.click(save);
    await screen.findByText('The consent is saved.');
    await expect(await nameConsent()).toBe('granted');
  },
});

/** Proves ADMIN-5, ADMIN-63: what cannot be recorded any more is closed, and says so. */
export const AConsentIsWithdrawnTwice = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const consent = within(await canvas.findByRole('region', { name: 'Consent: Name' }));
    await userEvent.click(consent.getByRole('button', { name: 'Withdraw: Name' }));
    await withdrawElsewhere();
    await screen.findByText(/^The consent has changed meanwhile/);
    await expect(consent.queryByRole('form')).toBeNull();
    await expect(consent.getByText('Withdrawn')).toBeVisible();
  },
});

/**
 * Proves ATHLETE-16: the days of a consent are dates, so that no reader's time zone turns them into
 * other ones.
 */
export const TheDaysOfAConsent = meta.story({
  beforeEach: async ({ msw }) => {
    const athlete = await call('athlete', { path: { id: athleteId(0) } });
    const photo = {
      ...athlete.consents.photo,
      state: 'granted',
      by: 'guardian',
      at: '2026-04-01T00:00:00Z',
      expiresAt: '2027-03-31T23:59:59Z',
    };
    msw.use(answering('athlete', { ...athlete, consents: { ...athlete.consents, photo } }));
  },
  play: async ({ canvas }) => {
    const consent = await canvas.findByRole('region', { name: 'Consent: Photograph' });
    const days = [...consent.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    await expect(days).toEqual(['2026-04-01', '2027-03-31']);
  },
});

/**
 * Proves ADMIN-61, USER-13: leaving asks for what is typed into a form beside that of the record, too,
 * and says that nothing of a consent is kept.
 */
export const LeavingAConsentAsks = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const [record] = await canvas.findAllByRole('button', { name: /^Record the consent/ });
    await userEvent.click(record as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Where the proof/ }), 'Form 12');
    navigateTo(paths.aboutUs);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /What you typed is not saved yet, and is lost/,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The record itself is kept as a draft.
    await fillIn(acting, /^Given name/, 'Derya');
    navigateTo(paths.aboutUs);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /about a consent, is lost when you leave; the rest stays/,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    navigateTo(paths.aboutUs);
    await expect(await canvas.findByRole('heading', { name: 'About Us' })).toBeVisible();
  },
});

/** Proves ADMIN-60, ATHLETE-18: an athlete who has a photograph can be changed. */
export const AnAthleteWithAPhotographIsSaved = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillIn(acting, /^Preferred name/, 'Deniz');
    await expect(canvas.getByRole('button', { name: 'Another picture' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    const saved = await call('athlete', { path: { id: athleteId(0) } });
    await expect(saved).toMatchObject({ preferredName: 'Deniz', photoUrl: expect.any(String) });
  },
});

export const NewAthlete = meta.story({
  args: { address: newRecordPath('athletes') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Given name/ })).toBeVisible();
    await expect(canvas.getByText('Gökçeçınar Anadolu Lisesi')).toBeVisible();
  },
});

/** Proves ATHLETE-15. */
export const ANameWithADigit = meta.story({
  args: { address: newRecordPath('athletes') },
  beforeEach: () => signInAs('schoolAdministrator'),
  play: async (acting) => {
    const { canvas } = acting;
    const name = await fillIn(acting, /^Given name/, 'İlkay 7');
    await expect(await canvas.findByText(/rarely has digits/)).toBeVisible();
    await expect(name).not.toBeInvalid();
    await fillIn(acting, /^Given name/, 'İlkay');
    await expect(canvas.queryByText(/rarely has digits/)).toBeNull();
  },
});
