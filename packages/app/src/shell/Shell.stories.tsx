import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { failing, held } from '@touchline/mocks/scenarios';
import { layoutNames, type LayoutName } from '@touchline/layouts/layoutNames';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { chooseLanguage } from '#platform/language/chooseLanguage.ts';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { navigateTo } from '#platform/location/location.ts';
import { paths } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { store } from '#platform/store.ts';
import { setSession } from '#session/session.atoms.ts';
import { signIn } from '#session/signIn.ts';
import { controlsIn } from '#testing/gallery/violations.ts';
import { startFresh } from '#testing/startFresh.ts';
import { toolbarAppearance } from '#testing/toolbarAppearance.ts';
import { WholeProduct } from '#testing/WholeProduct.tsx';
import { appearanceAtom, isNavigationWideAtom, isSettingsOpenAtom } from '#features/appearance';
import { inboxes } from '#features/inbox';

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
    store.set(appearanceAtom, toolbarAppearance(context.globals));
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

/** Proves SHELL-22: the notice touches neither the advertisement above it nor the page below it. */
export const Offline = meta.story({
  beforeEach: () => () => store.set(connectivityAtom, true),
  play: async ({ canvas }) => {
    store.set(connectivityAtom, false);
    const notice = (await canvas.findByText('You are offline')).parentElement;
    // It comes at rest, with the code that the shell does not wait for.
    await waitFor(() => expect(notice?.querySelector('svg')).toBeVisible());
    const advertisement = canvas.getByRole('complementary', { name: 'Advertisement' });
    const heading = await canvas.findByRole('heading', { level: 1 });
    const { top = 0, bottom = 0 } = notice?.getBoundingClientRect() ?? {};
    await expect(top - advertisement.getBoundingClientRect().bottom).toBeGreaterThan(12);
    await expect(heading.getBoundingClientRect().top - bottom).toBeGreaterThan(12);
  },
});

export const OfflineOnAPhone = meta.story({
  ...Offline.input,
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
});

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
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible());
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

/** Proves SEARCH-15. */
export const KeysLeaveTheTextOfAnOpenSearch = meta.story({
  args: { address: paths.contactUs },
  play: async ({ canvas, userEvent }) => {
    const subject = await canvas.findByRole('textbox', { name: /Subject/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await canvas.findByRole('combobox', { name: 'Search matches' });
    await userEvent.type(field, 'derby');
    await userEvent.click(subject);
    await expect(field).not.toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.getByRole('combobox', { name: 'Search matches' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Search matches' })).toHaveValue('derby');
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

/** Signs in on top of what `startFresh` has set. */
const signedIn = {
  beforeEach: async () => {
    store.set(appearanceAtom, { layout: 'classic' });
    const { email, password } = accounts.user;
    await signIn({ email, password });
  },
};

/** Proves SHELL-1, SHELL-4, SHELL-9. */
export const TheBarHoldsItsActions = meta.story({
  ...signedIn,
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'));
    for (const name of [
      /^Navigation/,
      'Back',
      /^Language/,
      'Toggle Fullscreen',
      /^Search matches/,
      /^Messages/,
      /^Notifications/,
      /^Account of/,
    ]) {
      await expect(await bar.findByRole('button', { name })).toBeVisible();
    }
  },
});

/** Proves SHORTCUT-4, SHELL-20. */
export const AShortcutRefusedAfterItsPanelIsTold = meta.story({
  ...signedIn,
  parameters: { expectedLogs: errorStatusLogs('DELETE api/common/shortcuts', 500) },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, msw, userEvent }) => {
    const removal = Promise.withResolvers<void>();
    msw.use(held('deleteShortcut', removal.promise), failing('deleteShortcut'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Shortcuts' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Edit shortcuts' }));
    const [shortcut] = await panel.findAllByRole('listitem');
    await userEvent.click(within(shortcut as HTMLElement).getByRole('button'));
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    removal.resolve();
    const notice = /^A change to your shortcuts was not saved/;
    await waitFor(() => expect(screen.getByText(notice)).toBeVisible());
  },
});

/** Proves SHORTCUT-9: an open panel shows what another window has added. */
export const AShortcutOfAnotherWindowIsShown = meta.story({
  ...signedIn,
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Shortcuts' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
    await panel.findAllByRole('listitem');
    const shortcut = { label: 'Cup results', icon: 'trophy', link: '/matches' };
    await call('createShortcut', { body: { shortcut } });
    const elsewhere = new BroadcastChannel('touchline.shortcuts');
    elsewhere.postMessage(null);
    await expect(await panel.findByRole('link', { name: /Cup results/ })).toBeVisible();
    elsewhere.close();
  },
});

/** Proves NAV-25, AUTH-14: the page of the sign-out has no navigation that could close it. */
export const TheDrawerIsClosedAfterASignOutFromIt = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: async () => {
    await signedIn.beforeEach();
    store.set(appearanceAtom, { layout: 'classy' });
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = { name: /^Navigation/ };
    await userEvent.click(await canvas.findByRole('button', toggle));
    const drawer = within(await canvas.findByRole('dialog', { name: 'Main navigation' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await canvas.findByRole('heading', { name: 'You are signed out' });
    navigateTo(paths.aboutUs);
    const button = await canvas.findByRole('button', toggle);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Proves SHELL-6. */
export const TheFooterShowsTheYear = meta.story({
  play: async ({ canvas }) => {
    const year = String(new Date(serverNow()).getFullYear());
    await expect(await canvas.findByRole('contentinfo')).toHaveTextContent(year);
  },
});

/** Proves SHELL-5. */
export const TheNavigationShowsThePerson = meta.story({
  beforeEach: async () => {
    await signedIn.beforeEach();
    store.set(appearanceAtom, { layout: 'classy' });
  },
  play: async ({ canvas }) => {
    const { name, email } = accounts.user.user;
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main navigation' }));
    const shown = await navigation.findByText(name);
    await expect(shown).toBeVisible();
    await expect(shown.previousElementSibling).toBeVisible();
    await expect(navigation.getByText(email)).toBeVisible();
  },
});

/** Proves WIRE-18. */
export const ABlankNameOfThePersonHasWords = meta.story({
  beforeEach: () => {
    const { user } = accounts.user;
    setSession({ accessToken: '', user: { ...user, name: ' ' } }, { storedBy: 'nobody' });
    store.set(appearanceAtom, { layout: 'classy' });
  },
  play: async ({ canvas }) => {
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main navigation' }));
    await expect(await navigation.findByText('Without a name')).toBeVisible();
  },
});

/** Proves SHELL-7, NAV-50. */
export const TheButtonOfTheNavigationShowsWhatIsUnread = meta.story({
  ...signedIn,
  play: async ({ canvas }) => {
    await waitFor(() => expect(store.get(inboxes.messages.unreadAtom)).toBeGreaterThan(0));
    const count = store.get(inboxes.messages.unreadAtom);
    await expect(
      await canvas.findByRole('button', { name: `Navigation ${count} unread messages` }),
    ).toBeVisible();
  },
});

/** Proves SHELL-3, SUPPORT-1. */
export const SupportIsAtTheSamePlaceOnEveryPage = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    const placeOfSupport = async () => {
      const button = await canvas.findByRole('button', { name: 'Help and contact' });
      const { left, top } = button.getBoundingClientRect();
      return [left, top];
    };
    const before = await placeOfSupport();
    for (const name of ['Favourites', 'Contact Us', 'Home']) {
      const navigation = within(canvas.getByRole('navigation', { name: 'Main navigation' }));
      await userEvent.click(navigation.getByRole('link', { name }));
      await canvas.findByRole('heading', { level: 1 });
      await expect(await placeOfSupport(), name).toEqual(before);
    }
    // The last part of the page: the sheet opens over all of it, and its picture is as tall.
    await canvas.findByRole('region', { name: 'Schools' });
    await userEvent.click(canvas.getByRole('button', { name: 'Help and contact' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Help and contact' }));
    await expect(await sheet.findByRole('textbox', { name: /Subject/ })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Send' })).toBeVisible();
  },
});

/** Proves USER-3. */
export const ProfileAndSettingsLeadSomewhere = meta.story({
  ...signedIn,
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByRole('button', { name: /^Account of/ });
    // The settings show what this browser keeps by then.
    for (const name of ['Settings', 'Profile']) {
      await userEvent.click(account);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    }
  },
});

/** Proves SHELL-16: what one has gone to since the search was opened stays in view. */
export const EscapeBesideTheSearchKeepsThePlace = meta.story({
  args: toTheForm,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Subject/ });
    window.scrollTo(0, 300);
    await waitFor(() => expect(window.scrollY).toBe(300));
    await userEvent.keyboard('{Control>}k{/Control}');
    await canvas.findByRole('combobox', { name: 'Search matches' });
    await waitFor(() => expect(window.scrollY).toBe(0));
    field.focus({ preventScroll: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
    await expect(field).toHaveFocus();
    await expect(window.scrollY).toBe(0);
  },
});

/** Proves LANG-6, LANG-16. */
export const AChangeOfLanguageKeepsWhatOneDoes = meta.story({
  args: toTheForm,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Subject/ });
    await userEvent.type(field, 'Kit');
    window.scrollTo(0, 300);
    await waitFor(() => expect(window.scrollY).toBe(300));
    chooseLanguage('tr');
    await expect(await canvas.findByRole('textbox', { name: /Konu/ })).toBe(field);
    await expect(field).toHaveValue('Kit');
    await expect(field).toHaveFocus();
    await expect(window.scrollY).toBe(300);
    await waitFor(() => expect(screen.getByText('Dil artık Türkçe.')).toBeVisible());
  },
});
