import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { RESET } from 'jotai/utils';
import { expect, waitFor } from 'storybook/test';
import { appearanceAtom, isNavigationWideAtom, layoutAtom } from '#features/appearance';
import { supportDraftAtom } from '#features/support';
import { isMatchAnnouncedAtom } from '#platform/announcements.atoms.ts';
import { forgetAll, hasKept, keepAnswer } from '#platform/kept/keptAnswers.ts';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Settings',
  component: ProductPage,
  args: { address: paths.settings, isSignedIn: true },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    // Stories of the whole product keep what they have seen.
    await forgetAll();
  },
});

/** Proves USER-14. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Appearance', 'Language', 'Screen reader', 'Data on this device', 'Lock']) {
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.getByText(/^After 30 minutes without a key/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lock now' })).toHaveAttribute(
      'href',
      '/unlock-session',
    );
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Usual.input.play,
});

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Bu cihazdaki veriler' })).toBeVisible();
  },
});

/** Proves USER-14, LANG-22. */
export const AChoiceTakesEffectAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Dense'));
    await waitFor(() => expect(store.get(layoutAtom)).toBe('dense'));
    await userEvent.click(canvas.getByText('Teal'));
    await userEvent.click(canvas.getByText('Dark'));
    await expect(store.get(appearanceAtom)).toMatchObject({ theme: 'teal', scheme: 'dark' });
    await expect(canvas.getByText('Türkçe')).toHaveAttribute('lang', 'tr');
    await userEvent.click(canvas.getByText('Türkçe'));
    await expect(await canvas.findByRole('heading', { name: 'Ayarlar' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('tr');
  },
});

/** Proves MATCH-46, USER-14. */
export const AnnouncementsCanBeSwitchedOff = meta.story({
  beforeEach: () => () => store.set(isMatchAnnouncedAtom, RESET),
  play: async ({ canvas, userEvent }) => {
    const announced = await canvas.findByRole('switch', { name: /^Announce changes/ });
    await expect(announced).toBeChecked();
    await userEvent.click(announced);
    await expect(announced).not.toBeChecked();
    await expect(store.get(isMatchAnnouncedAtom)).toBe(false);
    await expect(readStored(storageKeys.matchAnnouncements)).toBe(false);
  },
});

/** Proves USER-15. */
export const WhatIsKeptCanBeDeleted = meta.story({
  args: { favourites: [someMatches.live.id] },
  beforeEach: () => {
    // Another story may have left a draft in memory.
    store.set(supportDraftAtom, null);
    const owner = accounts.user.user.id;
    writeStored(storageKeys.seenMatches, { owner, matches: [] });
    writeStored(storageKeys.recentSearches, { owner, texts: ['cup'] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Dense'));
    await expect(canvas.getByText(/^1 favourite that is not/)).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete the favourites of this browser' }),
    );
    await expect(readStored(storageKeys.favourites)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the scores that were kept' }));
    await expect(readStored(storageKeys.seenMatches)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the recent searches' }));
    await expect(readStored(storageKeys.recentSearches)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the appearance' }));
    await expect(store.get(layoutAtom)).toBe('classy');
    await expect(await canvas.findByText(/^Nothing is kept but what the site needs/)).toBeVisible();
  },
});

/** Proves USER-15: pages and messages that are kept to be read without a network. */
export const PagesThatAreKeptCanBeDeleted = meta.story({
  beforeEach: async () => {
    store.set(supportDraftAtom, null);
    keepAnswer({ name: 'matches', url: '/api/matches', owner: '', value: { items: [], total: 0 } });
    return () => forgetAll().then(() => undefined);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete the pages that were kept' }),
    );
    await expect(await canvas.findByText(/^Nothing is kept but what the site needs/)).toBeVisible();
    await expect(hasKept()).resolves.toBe(false);
  },
});

/** Proves USER-15. */
export const PagesThatAreKeptMeanwhileCanBeDeleted = meta.story({
  beforeEach: async () => {
    store.set(supportDraftAtom, null);
    await forgetAll();
    return () => forgetAll().then(() => undefined);
  },
  play: async ({ canvas, userEvent }) => {
    const keep = () =>
      keepAnswer({
        name: 'matches',
        url: '/api/matches',
        owner: '',
        value: { items: [], total: 0 },
      });
    await canvas.findByText(/^Nothing is kept but what the site needs/);
    keep();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete the pages that were kept' }),
    );
    keep();
    await expect(hasKept()).resolves.toBe(true);
    await expect(canvas.getByText(/^Nothing is kept but what the site needs/)).toBeVisible();
  },
});

/** Proves USER-15: the width of the navigation and the columns of lists go with the appearance. */
export const TheWholeAppearanceCanBeDeleted = meta.story({
  beforeEach: () => {
    store.set(supportDraftAtom, null);
    store.set(isNavigationWideAtom, true);
    writeStored(storageKeys.adminColumns, { teams: ['sport'] });
    return () => store.set(isNavigationWideAtom, false);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/the columns of lists$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the appearance' }));
    await expect(store.get(isNavigationWideAtom)).toBe(false);
    await expect(readStored(storageKeys.wideNavigation)).toBeNull();
    await expect(readStored(storageKeys.adminColumns)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete the appearance' })).toBeNull();
  },
});

/** Proves USER-15: the draft of a message to the support goes, and that of the profile. */
export const DraftsCanBeDeleted = meta.story({
  beforeEach: () => {
    // Another story may have left a draft in memory.
    store.set(supportDraftAtom, null);
    writeStored(storageKeys.profileDraft, { owner: accounts.user.user.id, draft: {} });
  },
  play: async ({ canvas, userEvent }) => {
    const draft = { name: '', email: '', subject: 'Score', message: '' };
    store.set(supportDraftAtom, draft);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the drafts' }));
    await expect(readStored(storageKeys.supportDraft)).toBeNull();
    await expect(store.get(supportDraftAtom)).not.toMatchObject({ subject: 'Score' });
    await expect(readStored(storageKeys.profileDraft)).toBeNull();
    await expect(await canvas.findByText(/^Nothing is kept but what the site needs/)).toBeVisible();
  },
});

/** Proves USER-15: a draft of the profile alone is told of too. */
export const ADraftOfTheProfileIsKept = meta.story({
  beforeEach: () => {
    store.set(supportDraftAtom, null);
    writeStored(storageKeys.profileDraft, { owner: accounts.user.user.id, draft: {} });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete the drafts' })).toBeVisible();
  },
});
