import { errorStatusLogs, unreachableLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing, limited, pending, refusing, unreachable } from '@touchline/mocks/scenarios';
import { expect, spyOn, waitFor } from 'storybook/test';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { giveUpWaiting, waitsFor } from '#testing/slowForm.ts';
import { startFresh } from '#testing/startFresh.ts';
import { isAgeKnownAtom } from '../registration/signUpDraft.atoms.ts';
import { bodiesOf, fillInSignUp, type Acting } from '../testing/fillIn.ts';
import { standInForTurnstile } from '../testing/turnstileStandIn.ts';

const meta = preview.meta({
  title: 'Pages/SignUp',
  component: ProductPage,
  args: { address: paths.signUp },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    store.set(isAgeKnownAtom, true);
  },
});

const captchaLabel = 'Check against robots';

const submit = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

function nameACaptcha() {
  const key = document.createElement('meta');
  document.head.append(Object.assign(key, { name: 'touchline-captcha', content: 'turnstile:key' }));
  const removeStandIn = standInForTurnstile();
  return () => {
    key.remove();
    removeStandIn();
  };
}

/** Proves SIGNUP-5. */
export const AsksForTheAgeFirst = meta.story({
  beforeEach: () => store.set(isAgeKnownAtom, false),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radiogroup', { name: /How old are you/ });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '16 or 17' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('textbox', { name: /Given name/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Proves SIGNUP-5. */
export const TooYoung = meta.story({
  beforeEach: () => store.set(isAgeKnownAtom, false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '13 to 15' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please ask a parent or your school')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
    await expect(JSON.stringify(localStorage)).not.toContain('touchline.draft');
  },
});

/** Proves SIGNUP-1, AUTH-8, LANG-22. */
export const Blank = meta.story({
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ });
    const password = canvas.getByLabelText(/^Password/);
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    // With `maxlength` the browser would silently cut a longer password that is pasted.
    await expect(password).not.toHaveAttribute('maxlength');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('group', { name: captchaLabel })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(canvas.getByText('Türkçe')).toHaveAttribute('lang', 'tr');
  },
});

/** Proves ERROR-11: the error of a box covers nothing, above all not the link to what it is about. */
export const ErrorsOfTheBoxesCoverNothing = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (acting) => {
    const { canvas } = acting;
    await canvas.findByRole('checkbox', { name: /terms of use/ });
    await submit(acting);
    const shown = (await canvas.findAllByText('Tick this box.')).map((error) =>
      error.getBoundingClientRect(),
    );
    await expect(shown).toHaveLength(2);
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const covered = shown.filter(({ top, bottom }) =>
      links.some((link) => link.top < bottom && top < link.bottom),
    );
    await expect(covered).toEqual([]);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: OnAPhone.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Hesap oluştur' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Türkçe' })).toBeChecked();
  },
});

/** Proves SIGNUP-1, SIGNUP-11. */
export const CreatesAnAccount = meta.story({
  play: async (acting) => {
    const { canvas } = acting;
    const send = spyOn(window, 'fetch');
    await fillInSignUp(acting);
    await submit(acting);
    await expect(await canvas.findByText(/Ada.Ornek@school.example can have/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(paths.confirmationRequired),
    );
    await expect(bodiesOf(send, 'auth/sign-up')).toEqual([
      {
        email: 'Ada.Ornek@school.example',
        password: 'nine tall lamps in a row',
        givenName: 'Ada',
        familyName: 'Örnek',
        language: 'en',
        terms: expect.any(String),
        privacyNotice: expect.any(String),
        newsletter: false,
      },
    ]);
  },
});

/** Proves SIGNUP-2. */
export const JudgesThePassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Password/);
    await userEvent.type(password, 'touchline1');
    await expect(await canvas.findByText('Weak: many people use this password.')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.click(password);
    await userEvent.paste('nine tall lamps in a row');
    await expect(await canvas.findByText('Strong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('nine tall lamps in a row');
  },
});

/** Proves SIGNUP-1: it is plain to which of the boxes the link to a text belongs. */
export const EachTextIsReadBesideItsBox = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = (name: RegExp) => {
      const line = canvas.getByRole('checkbox', { name }).closest('label');
      return (line ?? document.body).getBoundingClientRect();
    };
    const terms = await canvas.findByRole('link', { name: /^Read the terms/ });
    const privacy = canvas.getByRole('link', { name: /^Read the privacy/ });
    const boxes = [box(/terms of use/), box(/privacy notice/), box(/news/i)];
    for (const [index, link] of [terms, privacy].entries()) {
      const { left, top, bottom } = link.getBoundingClientRect();
      const own = boxes[index];
      const next = boxes[index + 1];
      if (!own || !next) throw new Error('Each link has a box before and after it');
      // The mark and the gap before the label.
      await expect(left - own.left).toBeCloseTo(32, 0);
      await expect(next.top - bottom).toBeGreaterThan(1.5 * (top - own.bottom));
    }
  },
});

/** Proves SIGNUP-1, SIGNUP-2. */
export const WrongInput = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const email = await canvas.findByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'ada');
    await userEvent.type(canvas.getByLabelText(/^Password/), '😀😀😀😀');
    await submit(acting);
    const given = canvas.getByRole('textbox', { name: /Given name/ });
    await waitFor(() => expect(given).toHaveFocus());
    await expect(given).toHaveAccessibleDescription('Fill this in.');
    await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com.');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /Use at least 8 characters/,
    );
    for (const name of [/terms of use/, /privacy notice/]) {
      await expect(canvas.getByRole('checkbox', { name })).toHaveAccessibleDescription(
        'Tick this box.',
      );
    }
  },
});

/** Proves SIGNUP-2. */
export const APasswordThatIsTooLongIsNotCut = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillInSignUp(acting);
    const password = canvas.getByLabelText(/^Password/);
    await userEvent.clear(password);
    await userEvent.click(password);
    await userEvent.paste('ab '.repeat(43));
    await submit(acting);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Use at most 128 characters/));
    await expect(password).toHaveValue('ab '.repeat(43));
    await userEvent.clear(password);
    await userEvent.paste('nine tall lamps in a row, '.repeat(5));
    await expect(await canvas.findByText('Too long.')).toBeVisible();
    await expect(canvas.queryByText('Strong.')).toBeNull();
  },
});

/** Proves ERROR-2. */
export const TheServerRefusesFields = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-up', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(
      refusing('signUp', {
        FamilyName: ['This name is refused.'],
        terms: ['The terms are new.'],
      }),
    ),
  play: async (acting) => {
    const { canvas } = acting;
    await fillInSignUp(acting);
    await submit(acting);
    const family = canvas.getByRole('textbox', { name: /Family name/ });
    await waitFor(() => expect(family).toHaveFocus());
    await expect(family).toHaveAccessibleDescription('This name is refused.');
    await expect(
      canvas.getByRole('checkbox', { name: /terms of use/ }),
    ).toHaveAccessibleDescription('The terms are new.');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('nine tall lamps in a row');
  },
});

/** Proves SIGNUP-4: each attempt has a token of its own, because a token counts once. */
export const WithACaptcha = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-up', 400) },
  beforeEach: ({ msw }) => {
    msw.use(refusing('signUp', { FamilyName: ['This name is refused.'] }));
    return nameACaptcha();
  },
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    const pass = async () =>
      userEvent.click(await canvas.findByRole('button', { name: /^Stand-in/ }));
    const missing = () => canvas.findByText(/^The check against robots below/);
    await fillInSignUp(acting);
    await expect(await canvas.findByRole('group', { name: captchaLabel })).toBeVisible();
    await submit(acting);
    await expect(await missing()).toBeVisible();
    await pass();
    await submit(acting);
    const family = canvas.getByRole('textbox', { name: /Family name/ });
    await waitFor(() => expect(family).toHaveFocus());
    msw.resetHandlers();
    await userEvent.type(family, 'a');
    await submit(acting);
    await expect(await missing()).toBeVisible();
    await pass();
    await submit(acting);
    await expect(await canvas.findByText(/Ada.Ornek@school.example can have/)).toBeVisible();
    await expect(bodiesOf(send, 'auth/sign-up')).toEqual([
      expect.objectContaining({ captchaToken: 'token 1' }),
      expect.objectContaining({ captchaToken: 'token 2' }),
    ]);
  },
});

/** The provider's script fails to load, as when an extension of the browser blocks it. */
function blockTheScript() {
  const append = document.head.append.bind(document.head);
  const blocked = spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) append(...nodes);
    else queueMicrotask(() => script.dispatchEvent(new Event('error')));
  });
  return () => blocked.mockRestore();
}

/** Proves SIGNUP-4: what was typed is kept, and the next attempt succeeds. */
export const TheScriptOfTheCaptchaIsBlocked = meta.story({
  beforeEach: () => {
    const removeCaptcha = nameACaptcha();
    Reflect.deleteProperty(globalThis, 'turnstile');
    const unblock = blockTheScript();
    return () => {
      unblock();
      removeCaptcha();
    };
  },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    await fillInSignUp(acting);
    await expect(await canvas.findByText('The check against robots did not work')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'You can write to us instead.' }),
    ).toHaveAttribute('href', paths.contactUs);
    await submit(acting);
    await expect(await canvas.findByText(/^The check against robots below/)).toBeVisible();
    await expect(bodiesOf(send, 'auth/sign-up')).toEqual([]);
    standInForTurnstile();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Stand-in/ }));
    await expect(canvas.getByRole('textbox', { name: /Given name/ })).toHaveValue('Ada');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('nine tall lamps in a row');
    await submit(acting);
    await expect(await canvas.findByText(/Ada.Ornek@school.example can have/)).toBeVisible();
  },
});

/** An answer that says whether an address is known is not shown to the person. Proves SIGNUP-8. */
export const AKnownAddressIsNotTold = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-up', 409) },
  beforeEach: ({ msw }) => void msw.use(failing('signUp', 409)),
  play: async (acting) => {
    const { canvas } = acting;
    await fillInSignUp(acting);
    await submit(acting);
    await expect(await canvas.findByText(/Ada.Ornek@school.example can have/)).toBeVisible();
    await expect(canvas.queryByText(/answered with 409/)).toBeNull();
  },
});

/** Proves SIGNUP-8: nor is it told at the field of the address. */
export const AKnownAddressIsNotToldAtItsField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-up', 400) },
  beforeEach: ({ msw }) => void msw.use(refusing('signUp', { Email: ['is already taken'] })),
  play: AKnownAddressIsNotTold.input.play,
});

/** Proves ERROR-2, SIGNUP-8: what is refused beside the address is told alone. */
export const AKnownAddressIsNotToldBesideOtherFields = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-up', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(
      refusing('signUp', { email: ['is already taken'], familyName: ['This name is refused.'] }),
    ),
  play: async (acting) => {
    const { canvas } = acting;
    await fillInSignUp(acting);
    await submit(acting);
    await expect(await canvas.findByText('This name is refused.')).toBeVisible();
    await expect(canvas.queryByText('is already taken')).toBeNull();
  },
});

export const Unreachable = meta.story({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }) => void msw.use(unreachable()),
  play: async (acting) => {
    const { canvas } = acting;
    await fillInSignUp(acting);
    await submit(acting);
    await expect(await canvas.findByText(/the server cannot be reached/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Given name/ })).toHaveValue('Ada');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('nine tall lamps in a row');
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('signUp')),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const send = spyOn(window, 'fetch');
    await fillInSignUp(acting);
    await submit(acting);
    const button = canvas.getByRole('button', { name: /Create account/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(bodiesOf(send, 'auth/sign-up')).toHaveLength(1);
  },
});

export const WithoutANetwork = meta.story({
  beforeEach: () => {
    store.set(connectivityAtom, false);
    return () => store.set(connectivityAtom, true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeDisabled();
  },
});

/** Proves ADMIN-3, SIGNUP-16. */
export const KeepsADraftWithoutThePassword = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await fillInSignUp(acting);
    const kept = localStorage.getItem('touchline.draft.signUp') ?? '';
    await expect(kept).toContain('Ada.Ornek@school.example');
    await expect(kept).not.toMatch(/lamps|terms|privacy|newsletter/);
    await userEvent.click(canvas.getByRole('link', { name: 'Sign up with my school' }));
    await canvas.findByRole('heading', { name: 'Sign up with your school' });
    await expect(canvas.getByRole('textbox', { name: /Given name/ })).toHaveValue('Ada');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: /terms of use/ })).not.toBeChecked();
  },
});

/** Proves ERROR-8: what was typed stays, and the next attempt counts. */
export const Slow = meta.story({
  beforeEach: waitsFor('signUp'),
  play: async (acting) => {
    const { canvas, msw } = acting;
    await fillInSignUp(acting);
    await submit(acting);
    await giveUpWaiting(acting);
    await expect(canvas.getByRole('textbox', { name: /Given name/ })).toHaveValue('Ada');
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('nine tall lamps in a row');
    msw.resetHandlers();
    await submit(acting);
    await expect(await canvas.findByText(/Ada.Ornek@school.example can have/)).toBeVisible();
  },
});

/** Proves ERROR-17. */
export const TooManyRequests = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/auth/sign-up', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('signUp', 90)),
  play: async (acting) => {
    const { canvas, msw } = acting;
    await fillInSignUp(acting);
    await submit(acting);
    await expect(await canvas.findByText(/Try again in 90 seconds/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('nine tall lamps in a row');
    msw.resetHandlers();
    await submit(acting);
    await expect(await canvas.findByText(/Ada.Ornek@school.example can have/)).toBeVisible();
  },
});
