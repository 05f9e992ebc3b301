import preview from '#storybook/preview';
import { Provider } from 'jotai';
import { expect, spyOn } from 'storybook/test';
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
    await expect(await canvas.findByText('Touchline could not be shown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
});

export const Turkish = meta.story({ globals: { language: 'tr' } });

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
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

/** Proves ERROR-5, ERROR-14: a page that breaks leaves the shell, and the next page is there. */
export const ABrokenPageLeavesTheShell = meta.story({
  render: () => <WholeProduct address="/about-us" />,
  beforeEach: () => {
    const { page } = findRoute('/about-us');
    const { Component } = page;
    page.Component = Breaking;
    return () => {
      page.Component = Component;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This page could not be shown')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Contact Us' }));
    await expect(await canvas.findByRole('heading', { name: 'Contact Us' })).toBeVisible();
  },
});
