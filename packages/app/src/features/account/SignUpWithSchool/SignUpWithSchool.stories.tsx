import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import {
  empty,
  failing,
  limited,
  pending,
  refusing,
  unreachable,
} from '@touchline/mocks/scenarios';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { isAgeKnownAtom } from '../registration/signUpDraft.atoms.ts';
import { bodiesOf, fillInSignUp, type Acting } from '../testing/fillIn.ts';

const meta = preview.meta({
  title: 'Pages/SignUpWithSchool',
  component: ProductPage,
  args: { address: paths.signUpWithSchool },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    store.set(isAgeKnownAtom, true);
  },
});

const submit = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

async function chooseSchool({ canvas, userEvent }: Acting) {
  await userEvent.type(await canvas.findByRole('combobox', { name: /School/ }), 'gokcec');
  await userEvent.click(await screen.findByRole('option', { name: /Gökçeçınar/ }));
}

/** An open list hides the page from screen readers, which axe reports as a violation. */
async function closeList(userEvent: Acting['userEvent']) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /School/ })).toBeVisible();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(2);
    await expect(canvas.queryByRole('textbox', { name: /Why/ })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /School/ })).toBeVisible();
  },
});

export const DarkTurkish = meta.story({
  globals: { scheme: 'dark', language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Okul/ })).toBeVisible();
  },
});

/** Proves LIST-20. */
export const MoreSchoolsThanAreOffered = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Okul/ }), 'ol');
    const words = /^\d+ kayıttan 20 tanesi gösteriliyor; adın daha fazlasını yazın$/;
    await expect(await screen.findByText(words)).toHaveRole('status');
    await closeList(userEvent);
  },
});

/** Proves SIGNUP-6, SIGNUP-7. */
export const AsksForAStaffRole = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    await chooseSchool(acting);
    await userEvent.click(canvas.getByRole('radio', { name: 'A teacher or coach' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Why/ }), 'I coach hockey.');
    await fillInSignUp(acting);
    await submit(acting);
    await expect(await canvas.findByText(/Gökçeçınar.* will look at your request/)).toBeVisible();
    // Another address is entered on the same page, where the school is still chosen (SIGNUP-6).
    await expect(canvas.getByRole('link', { name: 'Use another address' })).toHaveAttribute(
      'href',
      paths.signUpWithSchool,
    );
    await expect(bodiesOf(send, 'auth/sign-up')).toEqual([
      expect.objectContaining({
        schoolId: 'school-gokcecinar',
        requestedRole: 'staff',
        reason: 'I coach hockey.',
      }),
    ]);
  },
});

/** At once: a pause between two keys asks for the school of what is there. */
async function pasteCode(user: Acting['userEvent'], field: HTMLElement, code: string) {
  await user.click(field);
  await user.paste(code);
}

/** Chooses to join by a code and enters it. @returns the field */
async function enterCode({ canvas, userEvent }: Acting, code: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('radio', { name: /join code/ }));
  const field = canvas.getByRole('textbox', { name: /Join code/ });
  await pasteCode(userEvent, field, code);
  return field;
}

/** Proves SIGNUP-7: so does a request with a code, whose school the person learns while typing. */
export const AsksForAStaffRoleWithACode = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const code = await enterCode(acting, 'gokce1');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^The code of Gökçeçınar/));
    await userEvent.click(canvas.getByRole('radio', { name: 'A teacher or coach' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Why/ }), 'I coach hockey.');
    await fillInSignUp(acting);
    await submit(acting);
    await expect(await canvas.findByText(/Gökçeçınar.* will look at your request/)).toBeVisible();
  },
});

/** Proves SIGNUP-7: the name of the school could not be asked for. */
export const AsksForAStaffRoleWithACodeThatIsUnchecked = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/join-code', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('checkJoinCode', 20)),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    const code = await enterCode(acting, 'gokce1');
    await waitFor(() => expect(bodiesOf(send, 'accounts/join-code')).toEqual([{ code: 'gokce1' }]));
    await userEvent.click(canvas.getByRole('radio', { name: 'A teacher or coach' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Why/ }), 'I coach hockey.');
    await fillInSignUp(acting);
    await expect(code).toHaveAccessibleDescription('4 to 12 letters and digits.');
    await submit(acting);
    await expect(await canvas.findByText('Your school will look at your request')).toBeVisible();
  },
});

/** Proves SIGNUP-6. */
export const JoinsByACode = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    await userEvent.click(await canvas.findByRole('radio', { name: /join code/ }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await pasteCode(userEvent, canvas.getByRole('textbox', { name: /Join code/ }), 'gokce1');
    await userEvent.click(canvas.getByRole('radio', { name: 'A parent or guardian' }));
    await expect(canvas.queryByRole('textbox', { name: /Why/ })).toBeNull();
    await fillInSignUp(acting);
    await submit(acting);
    await canvas.findByRole('heading', { name: 'Confirm your address' });
    await expect(canvas.queryByText(/will look at your request/)).toBeNull();
    const [body] = bodiesOf(send, 'auth/sign-up');
    await expect(body).toMatchObject({ joinCode: 'gokce1', requestedRole: 'guardian' });
    await expect(body).not.toHaveProperty('schoolId');
    await expect(body).not.toHaveProperty('reason');
  },
});

/**
 * Proves SIGNUP-6: a pasted code is not cut, and its length is counted without the spaces around
 * it.
 */
export const APastedCodeIsNotCut = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/join-code', 404) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    await userEvent.click(await canvas.findByRole('radio', { name: /join code/ }));
    const code = canvas.getByRole('textbox', { name: /Join code/ });
    await userEvent.click(code);
    await userEvent.paste(' KADIKOY20261 and more');
    await userEvent.click(canvas.getByRole('radio', { name: 'A parent or guardian' }));
    await fillInSignUp(acting);
    await submit(acting);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Use at most 12 characters/));
    await expect(code).toHaveValue(' KADIKOY20261 and more');
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste(' KADIKOY20261 ');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/No school has this code/));
    await expect(bodiesOf(send, 'accounts/join-code')).toEqual([{ code: 'KADIKOY20261' }]);
  },
});

/** Proves SIGNUP-6: a wrong code is told before the form is sent, and holds it back. */
export const AnUnknownCode = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/accounts/join-code', 404) },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    const code = await enterCode(acting, 'NOPE77');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/No school has this code/));
    await userEvent.click(canvas.getByRole('radio', { name: 'A pupil' }));
    await fillInSignUp(acting);
    await submit(acting);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(bodiesOf(send, 'auth/sign-up')).toEqual([]);
    await expect(localStorage.getItem('touchline.draft.signUp')).not.toContain('NOPE77');
    await userEvent.clear(code);
    await pasteCode(userEvent, code, 'gokce1');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^The code of Gökçeçınar/));
    await submit(acting);
    await expect(
      await canvas.findByRole('heading', { name: 'Confirm your address' }),
    ).toBeVisible();
  },
});

/** Proves SIGNUP-6: the server judges a code that could not be checked before. */
export const AnUnknownCodeThatIsUnchecked = meta.story({
  parameters: {
    expectedLogs: [
      ...errorStatusLogs('POST api/accounts/join-code', 429),
      ...errorStatusLogs('POST api/auth/sign-up', 400),
    ],
  },
  beforeEach: ({ msw }) => void msw.use(limited('checkJoinCode', 20)),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    const code = await enterCode(acting, 'NOPE77');
    await waitFor(() => expect(bodiesOf(send, 'accounts/join-code')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('radio', { name: 'A pupil' }));
    await fillInSignUp(acting);
    await submit(acting);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(/No school has this code/);
  },
});

export const ASchoolThatIsGone = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-up', 400) },
  beforeEach: ({ msw }) => void msw.use(refusing('signUp', { schoolId: ['Suspended'] })),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await chooseSchool(acting);
    await userEvent.click(canvas.getByRole('radio', { name: 'A pupil' }));
    await fillInSignUp(acting);
    await submit(acting);
    const school = canvas.getByRole('combobox', { name: /School/ });
    await waitFor(() => expect(school).toHaveFocus());
    await expect(school).toHaveAccessibleDescription(/Choose another school/);
  },
});

/** Proves SIGNUP-6. */
export const NothingIsChosen = meta.story({
  play: async (acting) => {
    const { canvas } = acting;
    await fillInSignUp(acting);
    await submit(acting);
    const school = canvas.getByRole('combobox', { name: /School/ });
    await waitFor(() => expect(school).toHaveFocus());
    await expect(school).toHaveAccessibleDescription('Choose one.');
    // The error uses the space below its field, so nothing else may be there.
    const error = canvas.getAllByText('Choose one.')[0]?.getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'My school is not in the list' });
    await expect(error?.bottom).toBeLessThanOrEqual(link.getBoundingClientRect().top);
    await expect(canvas.getByRole('radiogroup', { name: /I am/ })).toHaveAccessibleDescription(
      'Choose one.',
    );
  },
});

export const OneLetterIsTooFew = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = spyOn(window, 'fetch');
    await userEvent.type(await canvas.findByRole('combobox', { name: /School/ }), 'g');
    await waitFor(() => expect(screen.getByText('Type at least 2 letters')).toBeVisible());
    await expect(send.mock.calls.filter(([url]) => String(url).includes('schools'))).toEqual([]);
    await closeList(userEvent);
  },
});

export const NoSuchSchool = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('schools')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /School/ }), 'zzzz');
    await waitFor(() => expect(screen.getByText('No results found!')).toBeVisible());
    await closeList(userEvent);
  },
});

export const LookingForSchools = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('schools')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /School/ }), 'gok');
    await waitFor(() => expect(screen.getByText('Searching')).toBeVisible());
    await closeList(userEvent);
  },
});

export const SchoolsFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/schools', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('schools')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /School/ }), 'gok');
    await waitFor(() => expect(screen.getByText(/The names did not load/)).toBeVisible());
    await closeList(userEvent);
  },
});

/** Nothing of what was typed and chosen is lost. */
export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await chooseSchool(acting);
    await userEvent.click(canvas.getByRole('radio', { name: 'A pupil' }));
    await fillInSignUp(acting);
    msw.use(unreachable('signUp'));
    await submit(acting);
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /School/ })).toHaveValue(
      'Gökçeçınar Anadolu Lisesi',
    );
    await expect(canvas.getByRole('radio', { name: 'A pupil' })).toBeChecked();
    msw.resetHandlers();
    await submit(acting);
    await expect(await canvas.findByText(/Ada.Ornek@school.example can have/)).toBeVisible();
  },
});
