import preview from '#storybook/preview';
import { RouterProvider } from '@touchline/ui/RouterProvider';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { signOut } from '#session/session.ts';
import { startFresh } from '#testing/startFresh.ts';
import { SearchBar } from './SearchBar.tsx';

const meta = preview.meta({
  title: 'Pages/Search',
  component: SearchBar,
  args: { getInitialText: () => '', onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) => startFresh({ args: { isSignedIn: true }, globals }),
  render: (args) => <SearchOnAButton {...args} />,
});

function SearchOnAButton({ getInitialText }: Parameters<typeof SearchBar>[0]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <RouterProvider navigate={navigate}>
      <div style={{ position: 'relative', minBlockSize: '40rem' }}>
        <button type="button" onClick={() => setOpen(true)}>
          Search
        </button>
        {isOpen && <SearchBar getInitialText={getInitialText} onClose={() => setOpen(false)} />}
      </div>
    </RouterProvider>
  );
}

const navigate = fn();
const owner = accounts.user.user.id;

/** Proves SEARCH-25. */
export const RemembersByWhatAMatchWasFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(open);
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), 'okul');
    const [match] = await canvas.findAllByRole('option');
    if (!match) throw new Error('No match was found');
    await userEvent.click(match);
    await expect(readStored(storageKeys.recentSearches)).toEqual({ owner, texts: ['okul'] });
    await userEvent.click(open);
    await expect(await canvas.findByText('Recent searches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: okul' }));
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await expect(readStored(storageKeys.recentSearches)).toBeNull();
  },
});

/** Proves SEARCH-25, AUTH-14. */
export const NothingOfAnotherPersonIsOffered = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    writeStored(storageKeys.recentSearches, { owner, texts: ['iğdır'] });
    const open = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(open);
    await expect(await canvas.findByText('Son aramalar')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Kaldır/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Aramayı kapat' }));
    writeStored(storageKeys.recentSearches, { owner: 'somebody else', texts: ['cup'] });
    await userEvent.click(open);
    await expect(await canvas.findByRole('combobox')).toBeVisible();
    await expect(canvas.queryByText('Son aramalar')).toBeNull();
  },
});

/** Proves SEARCH-25: an open search shows what another window of the same person has searched for. */
export const FollowsTheOtherWindows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await canvas.findByRole('combobox')).toBeVisible();
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    // As another window would; this one is not told of what it stores itself.
    const storeElsewhere = (texts: readonly string[]) => {
      writeStored(storageKeys.recentSearches, texts.length > 0 ? { owner, texts } : null);
      dispatchEvent(new StorageEvent('storage', { key: storageKeys.recentSearches }));
    };
    storeElsewhere(['okul']);
    await expect(await canvas.findByRole('button', { name: 'Remove: okul' })).toBeVisible();
    storeElsewhere([]);
    await waitFor(() => expect(canvas.queryByText('Recent searches')).toBeNull());
  },
});

/** Proves AUTH-13, SEARCH-25. */
export const ForgottenAtTheSignOut = meta.story({
  play: async () => {
    writeStored(storageKeys.recentSearches, { owner, texts: ['cup'] });
    signOut();
    await expect(readStored(storageKeys.recentSearches)).toBeNull();
  },
});
