import { errorStatusLogs, malformedAnswerLogs, unreachableLogs } from '#storybook/expectedLogs';
import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { limited, malformed, pending, unreachable, wordless } from '@touchline/mocks/scenarios';
import type { HttpHandler } from 'msw';
import { expect, mocked, screen, waitFor, type within } from 'storybook/test';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { loadSlowlyAtOnce } from './loadSlowlyAtOnce.ts';

type Canvas = ReturnType<typeof within>;

/** A page that has nothing to show before a call is answered. */
export interface LoadedPage {
  call: AnyEndpoint;
  /** Finds what is there once the page has loaded. */
  find: (canvas: Canvas) => Promise<HTMLElement | undefined>;
}

interface Staged {
  msw: { use: (...handlers: HttpHandler[]) => void; resetHandlers: () => void };
}

interface Acting extends Staged {
  canvas: Canvas;
  userEvent: { click: (element: Element) => Promise<unknown> };
}

/** The first retry of the page leads to what it has, and those of its other parts to the rest. */
async function tryAgain({ canvas, userEvent }: Acting, { find }: LoadedPage): Promise<void> {
  const [retry] = await canvas.findAllByRole('button', { name: 'Try again' });
  await userEvent.click(retry ?? document.body);
  await expect(await find(canvas)).toBeVisible();
  // The pressed button is gone, also where it took the whole page with it (A11Y-3).
  await waitFor(() => expect(document.body).not.toHaveFocus());
  // Another part may fail after the first press.
  await waitFor(
    async () => {
      for (const other of canvas.queryAllByRole('button', { name: 'Try again' })) {
        await userEvent.click(other);
      }
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
    { interval: 300 },
  );
}

/** The part says why it is not there, and a press brings it once that is over. */
function refusedAtFirst(page: LoadedPage, words: string | RegExp, refusal: HttpHandler) {
  return {
    beforeEach: ({ msw }: Staged) => void msw.use(refusal),
    play: async (acting: Acting) => {
      await expect(await acting.canvas.findByText(words)).toBeVisible();
      await expect(await acting.canvas.findByRole('heading', { level: 1 })).toBeVisible();
      acting.msw.resetHandlers();
      await tryAgain(acting, page);
    },
  };
}

const nameOf = (name: AnyEndpoint) => `${allEndpoints[name].method} ${allEndpoints[name].path}`;

/** The server has had too many calls (ERROR-17). */
export const tooManyRequests = (page: LoadedPage) => ({
  parameters: { expectedLogs: errorStatusLogs(nameOf(page.call), 429) },
  ...refusedAtFirst(page, 'Too many requests. Try again in 20 seconds.', limited(page.call, 20)),
});

/** The server allows it not, and says nothing more (ERROR-4). */
export const forbidden = (page: LoadedPage) => ({
  parameters: { expectedLogs: errorStatusLogs(nameOf(page.call), 403) },
  ...refusedAtFirst(page, 'You do not have permission for this.', wordless(page.call, 403)),
});

/** The answer is not what the page understands (WIRE-19). */
export const malformedAtFirst = (page: LoadedPage) => ({
  parameters: { expectedLogs: malformedAnswerLogs(nameOf(page.call)) },
  ...refusedAtFirst(page, /an answer that this page does not/, malformed(page.call)),
});

/** Nothing of the page was ever seen in this browser, and there is no network (ERROR-6). */
export const offlineAtFirst = (page: LoadedPage) => ({
  parameters: { expectedLogs: unreachableLogs },
  beforeEach: ({ msw }: Staged) => {
    msw.use(unreachable());
    store.set(connectivityAtom, false);
    return () => store.set(connectivityAtom, true);
  },
  play: async (acting: Acting) => {
    const { canvas, msw } = acting;
    const [text] = await canvas.findAllByText(/^You seem to be offline/);
    await expect(text).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    // A part whose call fails later would say so after the first retry.
    await waitFor(() => expect(document.querySelector('[data-skeleton], [data-shape]')).toBeNull());
    msw.resetHandlers();
    store.set(connectivityAtom, true);
    await tryAgain(acting, page);
  },
});

/** The first answer takes long: the person is told, gives it up and tries again (ERROR-8). */
export const slowAtFirst = (page: LoadedPage) => ({
  beforeEach: ({ msw }: Staged) => {
    loadSlowlyAtOnce();
    msw.use(pending(page.call));
  },
  play: async (acting: Acting) => {
    const { canvas, msw, userEvent } = acting;
    // It comes in with a movement.
    await waitFor(() => expect(screen.getByText(/Still trying/)).toBeVisible());
    // Other parts of the page may count as slow before the one that waits, or be given up with it.
    await waitFor(async () => {
      const cancel = screen.queryByRole('button', { name: 'Cancel' });
      if (cancel) await userEvent.click(cancel);
      const [text] = canvas.queryAllByText('The server took too long to answer.');
      await expect(text).toBeVisible();
    });
    await waitFor(() => expect(screen.queryByText(/Still trying/)).toBeNull());
    msw.resetHandlers();
    // The second attempt is not slow.
    mocked(window.setTimeout).mockRestore();
    await tryAgain(acting, page);
  },
});
