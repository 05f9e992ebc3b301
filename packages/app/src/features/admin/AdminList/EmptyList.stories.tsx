import preview from '#storybook/preview';
import { empty } from '@touchline/mocks/scenarios';
import { expect, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { signInAs } from '../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/AdminList/EmptyList',
  component: ProductPage,
  args: { address: paths.adminSchools },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('adminSchools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No schools')).toBeVisible();
  },
});

/** Proves AD-3, ADMIN-23: without an advertisement its place is not empty, and the list shows it. */
export const NoAdvertisements = meta.story({
  args: { address: paths.adminAdvertisements },
  beforeEach: ({ msw }) => void msw.use(empty('adminAdvertisements')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/visitors see the default advertisement/)).toBeVisible();
    const places = canvas.getAllByRole('img', { name: /: Default advertisement$/ });
    await expect(places).toHaveLength(3);
    for (const place of places) {
      const banner = () => place.querySelector('iframe')?.contentDocument?.querySelector('aside');
      await waitFor(() => expect(banner()).toHaveTextContent('Default advertisement'));
      await expect(place.getBoundingClientRect().width).toBeGreaterThan(240);
    }
  },
});

export const NoAdvertisementsOnAPhoneInTurkish = meta.story({
  args: { address: paths.adminAdvertisements },
  globals: { language: 'tr', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => void msw.use(empty('adminAdvertisements')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/varsayılan reklamı görür/)).toBeVisible();
    const places = canvas.getAllByRole('img', { name: /: Varsayılan reklam$/ });
    for (const place of places) {
      const { left, right } = place.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
});

/** Proves ADMIN-23. */
export const NoDrafts = meta.story({
  args: { address: `${paths.adminMessages}?status=draft` },
  globals: { scheme: 'dark' },
  beforeEach: ({ msw }) => void msw.use(empty('adminMessages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drafts')).toBeVisible();
    await expect(canvas.queryByText(/No record fits/)).toBeNull();
  },
});

/** Proves ADMIN-23: beside a search or another filter it is not the drafts that are missing. */
export const NoDraftsOfThatKind = meta.story({
  args: { address: `${paths.adminMessages}?status=draft&importance=important` },
  beforeEach: ({ msw }) => void msw.use(empty('adminMessages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No record fits this search/)).toBeVisible();
    await expect(canvas.queryByText('No drafts')).toBeNull();
  },
});

/** Proves ADMIN-23. */
export const NoTeamsOfASeason = meta.story({
  args: { address: `${paths.adminTeams}?season=2026/27` },
  globals: { language: 'tr' },
  beforeEach: ({ msw }) => void msw.use(empty('adminTeams')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026/27 sezonunda takım yok')).toBeVisible();
  },
});

/** Proves ADMIN-23. */
export const NoneForTheFilter = meta.story({
  args: { address: `${paths.adminTeams}?search=zzqq&status=archived` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/No record fits this search/)).toBeVisible();
    // There is one.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
    await expect(await canvas.findByText(/^[1-9]\d* records/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/admin\/teams$/),
    );
  },
});
