import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { limited, wordless } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, type within, type UserEventObject } from 'storybook/test';
import { signInFresh } from '#testing/signInFresh.ts';
import { ShortcutsAction } from './ShortcutsAction.tsx';

const meta = preview.meta({
  title: 'Pages/Shortcuts',
  component: ShortcutsAction,
  beforeEach: signInFresh,
});

/** Sends a new shortcut, which the server does not take. */
async function sendNew(canvas: ReturnType<typeof within>, userEvent: UserEventObject) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Shortcuts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a shortcut' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Results');
  await userEvent.click(screen.getByRole('button', { name: /Icon/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Star' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Address/ }), '/matches');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
}

/** Proves WIRE-21: sent again at once it might be there twice. */
export const OneThatMayHaveArrivedIsNotCalledLost = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/common/shortcuts', 504) },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(wordless('createShortcut', 504));
    await sendNew(canvas, userEvent);
    await waitFor(() => expect(screen.getByText(/may have arrived all the same/)).toBeVisible());
    await expect(screen.queryByText(/could not be saved/)).toBeNull();
  },
});

/** Proves ERROR-17. */
export const OneTooManyTellsHowLongToWait = meta.story({
  parameters: { expectedLogs: errorStatusLogs('POST api/common/shortcuts', 429) },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(limited('createShortcut', 30));
    await sendNew(canvas, userEvent);
    await waitFor(() =>
      expect(screen.getByText(/^This could not be saved\..*30 seconds/)).toBeVisible(),
    );
  },
});

export const TurkishInDark = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kısayollar' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Kısayollar' })).toBeVisible());
  },
});
