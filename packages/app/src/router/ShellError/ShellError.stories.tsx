import preview from '#storybook/preview';
import { Provider } from 'jotai';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { AppLocale } from '#platform/language/AppLocale.tsx';
import { store } from '#platform/store.ts';
import { startFresh } from '#testing/startFresh.ts';
import { WholeProduct } from '#testing/WholeProduct.tsx';
import { findRoute } from '../routes.ts';
import { ShellErrorBoundary } from '../ShellErrorBoundary.tsx';

let isBroken = true;

function Breaking() {
  if (isBroken) throw new Error('The shell of this story is broken');
  return <main>Here again</main>;
}

function BrokenShell() {
  return (
    <Provider store={store}>
      <AppLocale>
        <ShellErrorBoundary>
          <Breaking />
        </ShellErrorBoundary>
      </AppLocale>
    </Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/ShellError',
  component: BrokenShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    // React logs what a boundary has caught.
    spyOn(console, 'error').mockImplementation(() => {});
    isBroken = true;
    await startFresh(context);
  },
});

/** Proves ERROR-15. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Touchline could not be shown');
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
});

// The page comes with its words: before that there is nothing for axe or a picture to see.
export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Touchline gösterilemedi',
    );
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Proves ERROR-15. */
export const TryingAgainRecovers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('Here again')).toBeVisible();
  },
});

/**
 * Proves ERROR-5, ERROR-14, ERROR-18: an error in a page leaves the shell working, and the next
 * page is shown.
 */
export const ABrokenPageLeavesTheShell = meta.story({
  render: () => <WholeProduct address="/about-us" />,
  globals: { viewport: { value: 'lg' } },
  beforeEach: () => {
    const { page } = findRoute('/about-us');
    const { Component } = page;
    page.Component = Breaking;
    return () => {
      page.Component = Component;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', {
      level: 1,
      name: 'This page could not be shown',
    });
    await expect(title).toBeVisible();
    await expect(document.title).toBe('This page could not be shown · Touchline');
    await userEvent.click(await canvas.findByRole('link', { name: 'Contact Us' }));
    await expect(await canvas.findByRole('heading', { name: 'Contact Us' })).toBeVisible();
  },
});

/** Proves ROUTE-3, ROUTE-4, ROUTE-14, ROUTE-19: the table of pages, which only a browser can load. */
export const PagesWithoutTheShell = meta.story({
  play: async () => {
    const layoutAndGuard = (path: string) => {
      const { layout, guard } = findRoute(path);
      return `${path} ${layout ?? 'chosen'} ${typeof guard === 'string' ? guard : 'everyone'}`;
    };
    await expect(
      '/sign-in /sign-up /sign-up-with-school /confirmation-required /account-verification /forgot-password /reset-password /public /sign-out /unlock-session /home /matches'
        .split(' ')
        .map(layoutAndGuard),
    ).toEqual([
      '/sign-in empty visitor',
      '/sign-up empty visitor',
      '/sign-up-with-school empty visitor',
      '/confirmation-required empty visitor',
      '/account-verification empty everyone',
      '/forgot-password empty visitor',
      '/reset-password empty everyone',
      '/public empty visitor',
      '/sign-out empty signOut',
      '/unlock-session empty signedIn',
      '/home chosen everyone',
      '/matches chosen everyone',
    ]);
    // The first call of the start page is known from its address.
    await expect(findRoute('/public').firstCall).toBe('matchOverview');
  },
});

function BreakingAtAPress() {
  const [hasBroken, setBroken] = useState(false);
  if (hasBroken) throw new Error('The page of this story is broken');
  return (
    <main>
      <h1>Whole</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </main>
  );
}

/**
 * Proves ERROR-18: the focused element is removed, so the heading of the message takes the focus.
 */
export const APageThatBreaksHandsTheFocusOn = meta.story({
  render: () => <WholeProduct address="/about-us" />,
  beforeEach: () => {
    const { page } = findRoute('/about-us');
    const { Component } = page;
    page.Component = BreakingAtAPress;
    return () => {
      page.Component = Component;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break' }));
    const title = await canvas.findByRole('heading', { name: 'This page could not be shown' });
    await waitFor(() => expect(title).toHaveFocus());
  },
});
