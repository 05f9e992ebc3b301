import preview from '#storybook/preview';
import { Provider } from 'jotai';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { connectivityAtom, isApiReachableAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { startFresh } from '#testing/startFresh.ts';
import { PageLoadError } from './PageLoadError.tsx';

const meta = preview.meta({
  title: 'Pages/PageLoadError',
  component: PageLoadError,
  args: { preload: fn(), onLoaded: fn(), onGiveUp: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <Provider store={store}>
      <main>
        <Story />
      </main>
    </Provider>
  ),
  beforeEach: async (context) => {
    await startFresh({ args: {}, globals: context.globals });
    // No attempt ends before the story says so.
    mocked(context.args.preload).mockReturnValue(new Promise(() => {}));
    store.set(connectivityAtom, false);
    return () => store.set(connectivityAtom, true);
  },
});

/** Proves START-8: it says why, comes by itself when it can, and can be tried again. */
export const Offline = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByText(/comes by itself when the connection is back\.$/)).toBeVisible();
    // Nothing is tried while there is no network.
    await expect(args.preload).not.toHaveBeenCalled();
    mocked(args.preload).mockResolvedValue({});
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledOnce());
  },
});

/** Proves START-8. */
export const TheNetworkComesBack = meta.story({
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { name: 'You are offline' });
    mocked(args.preload).mockResolvedValue({});
    store.set(connectivityAtom, true);
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledOnce());
    await expect(args.onGiveUp).not.toHaveBeenCalled();
  },
});

/** Proves START-8. */
export const Unreachable = meta.story({
  beforeEach: () => {
    store.set(connectivityAtom, true);
    store.set(isApiReachableAtom, false);
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The server cannot be reached' }),
    ).toBeVisible();
    mocked(args.preload).mockResolvedValue({});
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledOnce());
  },
});

export const OfflineInTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Çevrimdışısınız' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  },
});
