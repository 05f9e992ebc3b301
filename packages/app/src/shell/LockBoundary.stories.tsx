import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { toastQueue } from '@touchline/ui/ToastRegion';
import { get, set } from 'idb-keyval';
import { expect, screen, waitFor } from 'storybook/test';
import { keyOf } from '#platform/kept/keptKeys.ts';
import { database } from '#platform/kept/keptDatabase.ts';
import { paths } from '#platform/paths.ts';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { startFresh } from '#testing/startFresh.ts';
import { WholeProduct } from '#testing/WholeProduct.tsx';

const { user } = accounts.user;

/** The product starts with a session that is locked for so long, in ms. */
const lockedFor = (time: number) => async (context: Parameters<typeof startFresh>[0]) => {
  await startFresh(context);
  setSession({ accessToken: '', user, lockedUntil: Date.now() + time }, { storedBy: 'nobody' });
};

const meta = preview.meta({
  title: 'Pages/LockBoundary',
  component: WholeProduct,
  args: { address: paths.aboutUs },
  parameters: { layout: 'fullscreen' },
});

/** Proves OFFLINE-7. */
export const AStartBehindTheLockDeletesWhatIsKept = meta.story({
  beforeEach: async (context) => {
    await lockedFor(3_600_000)(context);
    await set(keyOf(user.id, '/api/common/user'), {}, database);
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Touchline is locked' })).toBeVisible();
    await waitFor(async () =>
      expect(await get(keyOf(user.id, '/api/common/user'), database)).toBeUndefined(),
    );
  },
});

/** Proves AUTH-25. */
export const AStartBehindTheLockEndsWithTheSession = meta.story({
  tags: ['time-passes'],
  beforeEach: lockedFor(2_000),
  play: async ({ canvas }) => {
    await waitFor(() => expect(currentSession()).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^You have been signed out/)).toBeVisible());
    // It stays for its picture.
    toastQueue.pauseAll();
  },
});
