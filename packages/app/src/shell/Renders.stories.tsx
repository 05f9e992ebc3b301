import preview from '#storybook/preview';
import type { IconComponent } from '@touchline/ui/Icon';
import { expect, waitFor, within } from 'storybook/test';
import { appearanceAtom } from '#features/appearance';
import { inboxes } from '#features/inbox';
import { liveStateAtom } from '#features/live';
import { call } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { countsRenders, ProfiledFrame, takeRenders } from '#testing/ProfiledFrame.tsx';
import { signInFresh } from '#testing/signInFresh.ts';
import { startFresh } from '#testing/startFresh.ts';
import { toolbarAppearance } from '#testing/toolbarAppearance.ts';
import { WholeProduct } from '#testing/WholeProduct.tsx';
import { navigationIconsAtom } from './navigation/navigationIcons.ts';

const meta = preview.meta({
  title: 'Pages/Shell/Renders',
  component: WholeProduct,
  args: { address: paths.home, Frame: ProfiledFrame },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'lg' } },
  beforeEach: async (context) => {
    await startFresh(context);
    store.set(appearanceAtom, toolbarAppearance(context.globals));
  },
});

/** Waits until nothing has been rendered for a while. */
async function untilStill() {
  await waitFor(
    async () => {
      takeRenders();
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (takeRenders().length > 0) throw new Error('The shell still changes');
    },
    { timeout: 20_000 },
  );
}

/** The entries of the navigation that were rendered; an icon is rendered with its entry. */
const entries = new Set<string>();

/** Replaces the icons of the navigation by ones that note when they are rendered. */
function watchEntries() {
  const icons = store.get(navigationIconsAtom);
  const watched = Object.entries(icons).map(([name, Icon]): [string, IconComponent] => [
    name,
    function WatchedIcon(props) {
      entries.add(name);
      return <Icon {...props} />;
    },
  ]);
  store.set(navigationIconsAtom, Object.fromEntries(watched));
}

export const AChangeOfPageRendersTheBackButtonAndTheEntryThatIsLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [article] = await canvas.findAllByRole('article');
    const isCounted = countsRenders();
    const link = article?.querySelector('a');
    if (!link) throw new Error('The page has no match');
    watchEntries();
    await waitFor(() => expect([...entries]).toContain('home'));
    await userEvent.hover(link);
    await untilStill();
    entries.clear();
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled());
    await canvas.findByRole('heading', { level: 1 });
    // The home link is no longer current; there is no entry for a match.
    if (isCounted) await expect(takeRenders()).toEqual(['navigation', 'start']);
    await expect([...entries]).toEqual(['home']);
  },
});

export const APushRendersTheCountsAlone = meta.story({
  beforeEach: signInFresh,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    // The rail comes with its code, and its conversations with their answer.
    const contacts = await canvas.findByRole('navigation', { name: 'Conversations' });
    await within(contacts).findAllByRole('button');
    const isCounted = countsRenders();
    await waitFor(() => expect(store.get(liveStateAtom)).toBe('connected'));
    await untilStill();
    const { unreadAtom } = inboxes.messages;
    const before = store.get(unreadAtom);
    // The server counts it too, so that the count that is asked for after a push stays.
    await call('createMessage', {
      body: { message: { id: 'new', title: 'Brand new' } },
      isTracked: false,
    });
    inboxes.messages.push();
    await waitFor(() => expect(store.get(unreadAtom)).toBe(before + 1));
    await canvas.findByRole('button', { name: new RegExp(`^Messages ${before + 1}`) });
    if (isCounted) await expect(takeRenders()).toEqual(['actions', 'navigation', 'toggle']);
  },
});
