import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing, held, refusing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { scorePath } from '../../recordPaths.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { liveFootball, scoreKeys } from '../../testing/matchPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminMatch/EventsCard',
  component: ProductPage,
  args: { address: scorePath(liveFootball) },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/**
 * Proves ADMIN-86, ADMIN-26, ADMIN-62: an added event appears on the timeline, and an undo restores a removed
 * one.
 */
export const TheTimelineIsKept = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
    const form = within(canvas.getByRole('group', { name: 'Add an event' }));
    // The form replaces the score buttons.
    await expect(canvas.queryByRole('group', { name: 'Enter the score' })).toBeNull();
    await expect(form.getByText('What happened')).toHaveTextContent('What happened*');
    // Told when typing stops, before anything is sent (ADMIN-62).
    await userEvent.type(form.getByRole('textbox', { name: 'Minute' }), 'late');
    await expect(await form.findByText('Write a minute such as 63 or 45+2.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.clear(form.getByRole('textbox', { name: 'Minute' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Minute' }), '45+2');
    await userEvent.click(form.getByRole('button', { name: /What happened/ }));
    await userEvent.click(await page.findByRole('option', { name: 'Card' }));
    await userEvent.click(form.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const events = within(await canvas.findByRole('list', { name: 'Timeline' }));
    const card = await events.findByText(/^45\+2′ Card/);
    await expect(canvas.getByRole('group', { name: 'Enter the score' })).toBeVisible();
    await userEvent.click(events.getByRole('button', { name: /^Take away: 45\+2′ Card/ }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await expect(canvas.getByRole('region', { name: 'Timeline' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    // The keys have a way back of their own.
    const words = await page.findByText('It is off the timeline.');
    const notice = within(words.closest<HTMLElement>('[role="alertdialog"]') ?? document.body);
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }));
    await expect(await events.findByText(/^45\+2′ Card/)).toBeVisible();
  },
});

export const InTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Olay ekle' }));
    const form = within(canvas.getByRole('group', { name: 'Olay ekle' }));
    await expect(form.getByText('Ne oldu?')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Dakika' }), 'geç');
    await userEvent.click(form.getByRole('button', { name: 'Kaydet' }));
    await expect(await form.findByText('63 ya da 45+2 gibi bir dakika yazın.')).toBeVisible();
  },
});

/** Proves ADMIN-86: a removed event can be restored after another score was entered. */
export const AnEventComesBackBesideANewScore = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const path = { id: liveFootball };
    const { version } = await call('adminMatch', { path });
    const event = { kind: 'note', text: 'The floodlights are on' } as const;
    await call('addMatchEvent', { path, body: { version, event } });
    await revalidateCachedUnder('admin', 'matches');
    const words = await canvas.findByText(/The floodlights are on/);
    const row = within(words.closest('li') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: /^Take away/ }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
    const keys = await scoreKeys(canvas);
    await userEvent.click(keys.getAllByRole('button', { name: /\+1 ?Goal/ })[0] as HTMLElement);
    await canvas.findByText(/^Saved: /);
    const notice = (await screen.findByText('It is off the timeline.')).closest<HTMLElement>(
      '[role="alertdialog"]',
    );
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/The floodlights are on/)).toBeVisible();
  },
});

/** Proves ADMIN-34, ADMIN-86: what is typed while an event is saved is the next one. */
export const AnEventIsBegunWhileOneIsSaved = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, msw, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    msw.use(held('addMatchEvent', saving.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
    const form = within(canvas.getByRole('group', { name: 'Add an event' }));
    await userEvent.click(form.getByRole('button', { name: /What happened/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Note' }));
    const words = form.getByRole('textbox', { name: /^Words/ });
    await userEvent.type(words, 'The floodlights are on');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.clear(words);
    await userEvent.type(words, 'The floodlights are off');
    saving.resolve();
    await expect(await canvas.findByText(/· The floodlights are on$/)).toBeVisible();
    await screen.findByText('It is on the timeline.');
    await expect(words).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/· The floodlights are off$/)).toBeVisible();
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
});

/** Proves ADMIN-33, ADMIN-34: an event is saved after its form was closed, and the next one stays. */
export const AnEventAfterItsFormIsClosed = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    msw.use(held('addMatchEvent', saving.promise));
    const begin = async (text: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
      const form = within(canvas.getByRole('group', { name: 'Add an event' }));
      await userEvent.click(form.getByRole('button', { name: /What happened/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Note' }));
      await userEvent.type(form.getByRole('textbox', { name: /^Words/ }), text);
      return form;
    };
    const form = await begin('The floodlights are on');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await form.findByRole('button', { name: 'Close' }));
    // A failure of the first would stand in the form of the next, so that waits.
    const add = await canvas.findByRole('button', { name: 'Add an event' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('button', { name: /^Take away/ })[0]).toBeDisabled();
    saving.resolve();
    await expect(await canvas.findByText(/· The floodlights are on$/)).toBeVisible();
    await screen.findByText('It is on the timeline.');
    const next = await begin('The floodlights are off');
    await expect(next.getByRole('textbox', { name: /^Words/ })).toHaveValue(
      'The floodlights are off',
    );
  },
});

/** Proves ADMIN-33, ADMIN-86: a removed event can be restored after its page was left. */
export const AnEventWithoutItsPage = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const removal = Promise.withResolvers<void>();
    msw.use(held('removeMatchEvent', removal.promise));
    const [remove] = await canvas.findAllByRole('button', { name: /^Take away/ });
    const path = { id: liveFootball };
    const { events } = await call('adminMatch', { path });
    await userEvent.click(remove as HTMLElement);
    navigateTo(paths.aboutUs);
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    removal.resolve();
    const notice = (await screen.findByText('It is off the timeline.')).closest<HTMLElement>(
      '[role="alertdialog"]',
    );
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      const current = await call('adminMatch', { path });
      await expect(current.events).toHaveLength(events.length);
    });
  },
});

/** Proves ADMIN-63, ADMIN-86: what the server says about a removal is told, also by a field. */
export const ARemovalThatIsRefused = meta.story({
  parameters: {
    expectedLogs: errorStatusLogs('DELETE api/admin/matches/:id/events/:eventId', 400),
  },
  beforeEach: ({ msw }) =>
    void msw.use(refusing('removeMatchEvent', { eventId: ['The league has this event.'] })),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Take away/ });
    await userEvent.click(remove as HTMLElement);
    await expect(await canvas.findByText('The league has this event.')).toBeVisible();
  },
});

/** Proves ADMIN-33, ADMIN-61: what is refused after its form was closed is told, and typed already. */
export const AnEventThatIsRefusedAfterItsFormIsClosed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/admin/matches/:id/events', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    msw.use(held('addMatchEvent', saving.promise), failing('addMatchEvent'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
    const form = within(canvas.getByRole('group', { name: 'Add an event' }));
    await userEvent.click(form.getByRole('button', { name: /What happened/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Note' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Words/ }), 'The floodlights are on');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await form.findByRole('button', { name: 'Close' }));
    saving.resolve();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an event' }));
    const again = within(canvas.getByRole('group', { name: 'Add an event' }));
    await expect(again.getByRole('textbox', { name: /^Words/ })).toHaveValue(
      'The floodlights are on',
    );
  },
});

/** Proves ADMIN-86: while an event is sent nothing is taken away, which would be sent with its old version. */
export const NoRemovalWhileAnEventIsSent = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const saving = Promise.withResolvers<void>();
    msw.use(held('addMatchEvent', saving.promise));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }));
    const form = within(canvas.getByRole('group', { name: 'Add an event' }));
    await userEvent.click(form.getByRole('button', { name: /What happened/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Note' }));
    const removals = () => canvas.getAllByRole('button', { name: /^Take away/ });
    await expect(removals()[0]).toBeEnabled();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(removals()[0]).toBeDisabled());
    saving.resolve();
    await screen.findByText('It is on the timeline.');
    await waitFor(() => expect(removals()[0]).toBeEnabled());
  },
});

/** Proves ADMIN-63, ADMIN-86: why a removal failed is no error of the event that was begun meanwhile. */
export const ARemovalThatIsRefusedBesideAForm = meta.story({
  parameters: {
    expectedLogs: errorStatusLogs('DELETE api/admin/matches/:id/events/:eventId', 400),
  },
  play: async ({ canvas, msw, userEvent }) => {
    const removal = Promise.withResolvers<void>();
    msw.use(refusing('removeMatchEvent', { eventId: ['The league has this event.'] }));
    msw.use(held('removeMatchEvent', removal.promise));
    const [remove] = await canvas.findAllByRole('button', { name: /^Take away/ });
    await userEvent.click(remove as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add an event' }));
    const form = within(canvas.getByRole('group', { name: 'Add an event' }));
    const save = form.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    removal.resolve();
    await expect(await canvas.findByText('The league has this event.')).toBeVisible();
    await expect(form.queryByText('The league has this event.')).toBeNull();
    await expect(save).not.toHaveAttribute('aria-disabled');
  },
});
