import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { empty, failing, held, literal, pending } from '@touchline/mocks/scenarios';
import { expect, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import {
  type LoadedPage,
  malformedAtFirst,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Schools',
  component: ProductPage,
  args: { address: paths.schools },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves SCHOOL-9. */
export const All = meta.story({
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: 'Balcarrick Academy' });
    await expect(first).toHaveAttribute('href', '/schools/school-balcarrick');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(23);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: All.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: All.input.play });

const placeOf = (names: readonly (string | null)[], start: string) =>
  names.findIndex((name) => name?.startsWith(start));

/** In English Ç is a C with a mark and sorted as a C. Proves LANG-18. */
export const EnglishOrder = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Balcarrick Academy' });
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(placeOf(names, 'Çakıltaşı')).toBeGreaterThan(placeOf(names, 'Bozkırgülü'));
    await expect(placeOf(names, 'Combe Aster')).toBe(placeOf(names, 'Çakıltaşı') + 1);
  },
});

/** In Turkish Ç is a letter of its own, after C. Proves LANG-18. */
export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42 okul')).toBeVisible();
    await canvas.findByRole('link', { name: 'Balcarrick Academy' });
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(placeOf(names, 'Combe Aster')).toBeGreaterThan(placeOf(names, 'Bozkırgülü'));
    await expect(placeOf(names, 'Çakıltaşı')).toBe(placeOf(names, 'Cragsworth') + 1);
  },
});

/** Proves SCHOOL-9. */
export const SearchLandsInTheAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'GOKCECINAR{Enter}');
    await expect(await canvas.findByText('1 school')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gökçeçınar Anadolu Lisesi' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/schools?search=GOKCECINAR'),
    );
  },
});

/** Proves LIST-10: in names and cities, whatever letters were typed. */
export const WhatWasFoundIsMarked = meta.story({
  args: { address: `${paths.schools}?search=GOKCECINAR` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Gökçeçınar Anadolu Lisesi' });
    await expect(link.querySelector('mark')).toHaveTextContent(/^Gökçeçınar$/);
  },
});

/** Proves SEARCH-24: the address keeps what was typed. */
export const SearchOfAServerThatDoesNotFold = meta.story({
  args: WhatWasFoundIsMarked.input.args,
  beforeEach: ({ msw }) => void msw.use(literal('schools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 school')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gökçeçınar Anadolu Lisesi' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('search=GOKCECINAR');
  },
});

/** Proves SCHOOL-9. */
export const SecondPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/schools?page=2'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
});

/** Proves A11Y-3, A11Y-4: the page takes the focus when it is pressed, and not from the search later. */
export const APageComesWhileTheSearchHasTheFocus = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next page' });
    const gate = Promise.withResolvers<void>();
    msw.use(held('schools', gate.promise));
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByText('Loading schools').closest('p')).toHaveFocus());
    const search = canvas.getByRole('searchbox');
    await userEvent.click(search);
    gate.resolve();
    await canvas.findByRole('button', { name: 'Previous page' });
    await expect(search).toHaveFocus();
  },
});

/** Proves LIST-23: a page of the list before takes no search away that is still being drawn. */
export const APageAndASearchAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    const next = await canvas.findByRole('button', { name: 'Next page' });
    await userEvent.type(search, 'gokcecinar');
    // Both in one task: React has drawn nothing in between.
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    next.click();
    await expect(await canvas.findByText('1 school')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/schools\?search=gokcecinar$/);
    await expect(search).toHaveValue('gokcecinar');
    await expect(search).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  args: { address: `${paths.schools}?search=quidditch` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the search' }));
    await expect(await canvas.findByText('42 schools')).toBeVisible();
  },
});

/** Proves SCHOOL-11. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('schools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No school has joined yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  },
});

/** Proves SCHOOL-11. */
export const BehindTheLastPage = meta.story({
  args: { address: `${paths.schools}?page=99` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/schools\?page=2$/),
    );
    await expect(
      await canvas.findByText('A part of the address was not understood and is left out.'),
    ).toBeVisible();
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(10);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('schools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading schools')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/schools', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('schools')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
  },
});

/** What was loaded stays; the page says that it may be old, and asks again with a press. */
export const CouldNotBeRefreshed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/schools', 500) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: 'Balcarrick Academy' });
    msw.use(failing('schools'));
    await waitFor(() => {
      // Two looks within two seconds count as one.
      dispatchEvent(new Event('online'));
      return expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    });
    await expect(canvas.getByRole('link', { name: 'Balcarrick Academy' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** The page without its list, and what is there with it. */
const loaded: LoadedPage = {
  call: 'schools',
  find: (canvas) => canvas.findByRole('link', { name: 'Balcarrick Academy' }),
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));

/** Proves WIRE-19. */
export const Malformed = meta.story(malformedAtFirst(loaded));
