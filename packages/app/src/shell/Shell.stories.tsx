import preview from '#storybook/preview';
import { layoutNames, parseLayoutName, type LayoutName } from '@touchline/layouts/layoutNames';
import { schemes, themes } from '@touchline/ui/theme';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { controlsIn } from '#testing/gallery/violations.ts';
import { startFresh } from '#testing/startFresh.ts';
import { WholeProduct } from '#testing/WholeProduct.tsx';
import { appearanceAtom, isSettingsOpenAtom } from '#features/appearance';
import { isNavigationWideAtom } from './navigation/navigation.atoms.ts';

const meta = preview.meta({
  title: 'Pages/Shell',
  component: WholeProduct,
  args: { address: paths.aboutUs },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'lg' } },
  beforeEach: async (context) => {
    store.set(isSettingsOpenAtom, false);
    store.set(isNavigationWideAtom, false);
    await startFresh(context);
    // Set after the storage was cleared, because the atom reads the storage when it is first used.
    store.set(appearanceAtom, {
      layout: parseLayoutName(context.globals['layout']) ?? 'classy',
      theme: themes.find((name) => name === context.globals['theme']) ?? 'default',
      scheme: schemes.find((name) => name === context.globals['scheme']) ?? 'light',
    });
  },
});

export const AsTheToolbarAsks = meta.story({
  globals: { layout: 'enterprise', theme: 'teal', scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const frame = () => canvasElement.querySelector('[data-layout]');
    await waitFor(() => expect(frame()).toHaveAttribute('data-layout', 'enterprise'));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'teal');
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  },
});

interface Playing {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
}

/**
 * Switches through layouts that follow one another in the drawer, and expects that the text in a
 * field is kept.
 */
async function expectThePageIsKept(
  { canvas, canvasElement, userEvent }: Playing,
  names: readonly LayoutName[],
) {
  const field = await canvas.findByRole('textbox', { name: /Subject/ });
  await userEvent.type(field, 'Kit');
  await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog'));
  await userEvent.click(settings.getByRole('radio', { name: new RegExp(`^${names[0]}$`, 'i') }));
  const frame = canvasElement.querySelector('[data-layout]');
  for (const name of names) {
    await waitFor(() => expect(frame).toHaveAttribute('data-layout', name));
    await expect(frame).toContainElement(field);
    await expect(field).toHaveValue('Kit');
    await userEvent.keyboard('{ArrowRight}');
  }
}

export const Visitor = meta.story();

export const VisitorOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const VisitorInTheDark = meta.story({ globals: { scheme: 'dark' } });

const toTheForm = { address: paths.contactUs };

/** Proves LAYOUT-7. */
export const FirstLayoutsKeepThePage = meta.story({
  args: toTheForm,
  play: (context) => expectThePageIsKept(context, layoutNames.slice(0, 6)),
});

/** Proves LAYOUT-7. */
export const OtherLayoutsKeepThePage = meta.story({
  args: toTheForm,
  play: (context) => expectThePageIsKept(context, layoutNames.slice(5)),
});

/** Proves THEME-9. */
export const ThemeAndSchemeCountAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Teal' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'teal'));
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  },
});

/** Proves SHELL-24. */
export const TheSettingsStandInTheBar = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, canvasElement }) => {
    for (const layout of layoutNames.filter((name) => name !== 'empty')) {
      store.set(appearanceAtom, { layout });
      const frame = canvasElement.querySelector('[data-layout]');
      await waitFor(() => expect(frame).toHaveAttribute('data-layout', layout));
      const button = await canvas.findByRole('button', { name: 'Settings' });
      await expect(canvas.getByRole('banner')).toContainElement(button);
    }
  },
});

/** Proves SHELL-24. */
export const WithoutABarTheSettingsLieOverNothing = meta.story({
  args: { address: paths.home },
  globals: { viewport: { value: 'md' } },
  beforeEach: () => store.set(appearanceAtom, { layout: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const button = await canvas.findByRole('button', { name: 'Settings' });
    const { left } = button.getBoundingClientRect();
    for (const control of controlsIn(canvas.getByRole('main'))) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(left);
    }
  },
});

export const TheFocusGoesWhereTheSettingsAreNow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Empty' }));
    await waitFor(() => expect(canvas.queryByRole('banner')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus());
  },
});

/** Proves SHELL-18, SHELL-24. */
export const APhoneHasTheSettingsInTheMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
});

/** Proves SEARCH-15. */
export const KeysOpenTheSearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await canvas.findByRole('combobox', { name: 'Search matches' })).toHaveFocus();
  },
});

/** Proves NAV-42. */
export const DenseNavigationStaysWide = meta.story({
  beforeEach: () => store.set(appearanceAtom, { layout: 'dense' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show the names in the navigation' }),
    );
    await expect(canvasElement.querySelector('[data-appearance]')).toHaveAttribute(
      'data-appearance',
      'default',
    );
  },
});
