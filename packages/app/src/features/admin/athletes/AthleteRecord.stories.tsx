import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { answering, failing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { newRecordPath, recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';
import { fillIn } from '../testing/recordPlay.ts';

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
    await expect(canvas.getByText('This athlete is not to be identified.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Initials' })).toBeDisabled();
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
      /about a consent is lost when you leave; the rest stays/,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    navigateTo(paths.aboutUs);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Consents' })).toBeNull());
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
