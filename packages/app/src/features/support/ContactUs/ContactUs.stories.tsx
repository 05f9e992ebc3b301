import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing, held, limited, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { paths } from '#platform/paths.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { navigateTo } from '#platform/location/location.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { giveUpWaiting, waitsFor, type Acting } from '#testing/slowForm.ts';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/ContactUs',
  component: ProductPage,
  args: { address: paths.contactUs, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves SUPPORT-2. */
export const Writing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue(
      'user@touchline.example',
    );
    for (const name of [/Your name/, /Email/, /Subject/, /Message/]) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Writing.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Gönder' })).toBeVisible();
  },
});

/** Proves SUPPORT-5. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Your message was sent')).toBeVisible();
    await expect(canvas.getByText('We answer by email within two working days.')).toBeVisible();
    // A screen reader speaks the thanks with the focus.
    const thanks = 'Your message was sent. We answer by email within two working days.';
    await expect(canvas.getByRole('group', { name: thanks })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(canvas.getByRole('textbox', { name: /Your name/ })).toHaveFocus();
    for (const name of [/Subject/, /Message/]) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
    }
  },
});

/** Proves SUPPORT-3: the page before this one goes along, without its query. */
export const TheLastPageGoesAlong = meta.story({
  beforeEach: () => store.set(urlHistoryAtom, ['/matches?text=Ada', paths.contactUs]),
  play: async ({ canvas }) => {
    const enclosed = await canvas.findByRole('checkbox', { name: /page .*, version / });
    await expect(enclosed).toHaveAccessibleName(/page \/matches, version/);
  },
});

/** Proves SUPPORT-2, SUPPORT-13: an address that is none and a text that is too long are not sent. */
export const WhatCannotBeSent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = spyOn(window, 'fetch');
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    await canvas.findByRole('textbox', { name: /Email/ });
    await userEvent.clear(field(/Email/));
    await userEvent.type(field(/Email/), 'ada');
    await userEvent.type(field(/Subject/), 'Score');
    await userEvent.click(field(/Message/));
    await userEvent.paste('x'.repeat(4001));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field(/Email/)).toBeInvalid());
    await expect(field(/Message/)).toHaveAccessibleDescription('Use at most 4000 characters.');
    // One long word is wrapped.
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const sent = send.mock.calls.filter(([url]) => String(url).includes('support/contact'));
    await expect(sent).toEqual([]);
  },
});

/** Proves SUPPORT-7. */
export const RefusedAtAField = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/support/contact', 400) },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('sendSupportMessage', { subject: ['Say which match it is.'] })),
  play: async ({ canvas, userEvent }) => {
    const subject = await canvas.findByRole('textbox', { name: /Subject/ });
    await userEvent.type(subject, 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(subject).toHaveAccessibleDescription('Say which match it is.'));
    await expect(subject).toHaveValue('Score');
  },
});

/** Proves SUPPORT-4, SUPPORT-5: what is typed while the answer is awaited was not sent, so it stays. */
export const TypedOnWhileItIsSent = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const gate = Promise.withResolvers<void>();
    msw.use(held('sendSupportMessage', gate.promise));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    const message = canvas.getByRole('textbox', { name: /Message/ });
    await userEvent.type(message, 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(message, ' No, 3 – 1.');
    gate.resolve();
    await screen.findByText('Your message was sent');
    await expect(message).toBeVisible();
    await expect(message).toHaveValue('It was 2 – 1. No, 3 – 1.');
    await expect(message).toHaveFocus();
    const kept = JSON.stringify(readStored(storageKeys.supportDraft));
    await expect(kept).toContain('No, 3 – 1.');
  },
});

/** Proves SUPPORT-3, SUPPORT-11. */
export const PageAndVersionCanBeLeftOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = spyOn(window, 'fetch');
    const bodies = () =>
      send.mock.calls
        .filter(([url]) => String(url).includes('support/contact'))
        .map(([, init]) => JSON.parse(String(init?.body)) as object);
    const write = async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
      await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    };
    await write();
    const enclosed = canvas.getByRole('checkbox', { name: /page .*, version / });
    await expect(enclosed).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Write another message' }));
    await write();
    await userEvent.click(canvas.getByRole('checkbox', { name: /page .*, version / }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Your message was sent');
    const [withContext, without] = bodies();
    await expect(withContext).toMatchObject({ page: paths.contactUs, subject: 'Score' });
    await expect(withContext).toHaveProperty('version');
    await expect(withContext).toHaveProperty('connection', 'off');
    await expect(Object.keys(without ?? {}).toSorted()).toEqual([
      'email',
      'message',
      'name',
      'subject',
    ]);
  },
});

/** Proves SUPPORT-6. */
export const WithoutANetwork = meta.story({
  beforeEach: () => {
    store.set(connectivityAtom, false);
    return () => store.set(connectivityAtom, true);
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(
      'Sending needs a connection. What you write is kept: send it when the connection is back.',
    );
    await expect(words).toBeVisible();
    // The form has a line beside its button; the offline notice belongs to the shell.
    await expect(canvas.queryByText('You are offline')).toBeNull();
    for (let around = words; around.tagName !== 'FORM'; around = around.parentElement ?? around)
      await expect(getComputedStyle(around).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** Proves SUPPORT-4. */
export const FailureKeepsWhatWasWritten = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/support/contact', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('sendSupportMessage')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/Your message was not sent/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Subject/ })).toHaveValue('Score');
    // The deployment names no other contact.
    await expect(canvas.queryByText(/You can also reach us/)).toBeNull();
  },
});

/** What the deployment writes into the page. */
function nameOtherWays(ways: Record<'email' | 'phone', string>) {
  const added = Object.entries(ways).map(([name, content]) => {
    const meta = document.createElement('meta');
    document.head.append(Object.assign(meta, { name: `touchline-support-${name}`, content }));
    return meta;
  });
  return () => added.forEach((meta) => meta.remove());
}

/** Proves SUPPORT-12. */
export const FailureNamesOtherWays = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/support/contact', 500) },
  beforeEach: ({ msw }) => {
    msw.use(failing('sendSupportMessage'));
    return nameOtherWays({ email: 'help@touchline.example', phone: '+90 212 555 01 01' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await expect(canvas.queryByText(/You can also reach us/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/You can also reach us/)).toBeVisible();
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('help@touchline.example')).toHaveAttribute(
      'href',
      'mailto:help@touchline.example',
    );
    await expect(link('+90 212 555 01 01')).toHaveAttribute('href', 'tel:+902125550101');
  },
});

/** Proves SUPPORT-6, SUPPORT-12. */
export const OtherWaysWithoutANetworkInTurkish = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  beforeEach: () => {
    store.set(connectivityAtom, false);
    const removeWays = nameOtherWays({ email: 'yardim@touchline.example', phone: 'none' });
    return () => {
      removeWays();
      store.set(connectivityAtom, true);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bize şu yolla da ulaşabilirsiniz/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'yardim@touchline.example' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'none' })).toBeNull();
  },
});

/** Proves SUPPORT-4, ERROR-17. */
export const TooManyMessages = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/support/contact', 429) },
  beforeEach: ({ msw }) => void msw.use(limited('sendSupportMessage', 30)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/Try again in 30 seconds/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('It was 2 – 1.');
  },
});

/** Proves ERROR-8, SUPPORT-4. */
/** Sends a message whose answer is held back, and goes on to another page. */
async function leaveWhileSending({ canvas, userEvent }: Acting): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
  await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await canvas.findByRole('button', { name: 'Send' });
  navigateTo(paths.aboutUs);
  await canvas.findByRole('heading', { level: 1, name: 'About Us' });
}

/** Proves SUPPORT-14, SUPPORT-4. */
export const FailsAfterThePageWasLeft = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/support/contact', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const gate = Promise.withResolvers<void>();
    msw.use(held('sendSupportMessage', gate.promise), failing('sendSupportMessage'));
    await leaveWhileSending({ canvas, userEvent });
    gate.resolve();
    await screen.findByText(/^Your message was not sent. What you wrote is kept./);
    await userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
    const message = await canvas.findByRole('textbox', { name: /Message/ });
    await expect(message).toHaveValue('It was 2 – 1.');
  },
});

/** Proves SUPPORT-14: a form that is opened meanwhile does not send it again. */
export const ArrivesAfterThePageWasLeft = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const gate = Promise.withResolvers<void>();
    msw.use(held('sendSupportMessage', gate.promise));
    await leaveWhileSending({ canvas, userEvent });
    navigateTo(paths.contactUs);
    const message = await canvas.findByRole('textbox', { name: /Message/ });
    await expect(message).toHaveValue('It was 2 – 1.');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('data-pending');
    gate.resolve();
    await screen.findByText('Your message was sent');
    await waitFor(() => expect(message).toHaveValue(''));
  },
});

export const Slow = meta.story({
  beforeEach: waitsFor('sendSupportMessage'),
  play: async (acting) => {
    const { canvas, msw, userEvent } = acting;
    await userEvent.type(await canvas.findByRole('textbox', { name: /Subject/ }), 'Score');
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'It was 2 – 1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await giveUpWaiting(acting);
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('It was 2 – 1.');
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Your message was sent')).toBeVisible();
  },
});
