import preview from '#storybook/preview';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { expect, waitFor, within, type UserEventObject } from 'storybook/test';
import { layoutConfigs } from './layoutConfigs.ts';
import { OneLayout } from './OneLayout.tsx';
import { Specimen } from './Specimen.tsx';
import { textsOf, type GalleryLanguage } from './texts.ts';

const t = textsOf('en');

const meta = preview.meta({
  title: 'Layouts/Measures',
  component: OneLayout,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'xl' } },
  args: { layout: 'classy' as LayoutName, language: 'en' as GalleryLanguage },
});

interface Stage {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
}

function boxOf(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error('The layout does not draw this element');
  return element.getBoundingClientRect();
}

/** The heights of the visible rows in the top bar, in px. */
function rowsOf({ canvas }: Pick<Stage, 'canvas'>): number[] {
  const rows = canvas.getByRole('banner').firstElementChild?.children ?? [];
  return [...rows].map((row) => boxOf(row).height).filter((height) => height > 0);
}

const navigationOf = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.getByRole('navigation', { name: t('shell.navigation') });

/** The box around the navigation at the side, and whether its colours are the dark ones. */
function sideOf(stage: Pick<Stage, 'canvas'>): { width: number; isDark: boolean } {
  const host = navigationOf(stage).parentElement;
  return {
    width: boxOf(host).width,
    isDark: getComputedStyle(host ?? document.body).colorScheme === 'dark',
  };
}

/** The maximum width of the element that contains the page. */
const pageWidth = ({ canvas }: Pick<Stage, 'canvas'>) =>
  getComputedStyle(canvas.getByRole('main').parentElement ?? document.body).maxInlineSize;

const withMenu: readonly LayoutName[] = ['centered', 'enterprise', 'material', 'modern'];

/** Proves LAYOUT-9. */
export const NavigationFromMd = meta.story({
  globals: { viewport: { value: 'md' } },
  play: async ({ mount, canvas }) => {
    for (const config of layoutConfigs.values()) {
      if (config.kind === 'bare') continue;
      await mount(<Specimen key={config.name} config={config} language="en" />);
      const navigation = await canvas.findByRole('navigation', { name: t('shell.navigation') });
      const isInBar = canvas.getByRole('banner').contains(navigation);
      await expect(isInBar, config.name).toBe(withMenu.includes(config.name));
      if (!isInBar) {
        await expect(boxOf(navigation).right, config.name).toBeLessThanOrEqual(
          boxOf(canvas.getByRole('main')).left,
        );
      }
    }
  },
});

/** Proves LAYOUT-9. */
export const DrawerBelowMd = meta.story({
  globals: { viewport: { value: 'belowMd' } },
  play: async ({ mount, canvas, userEvent }) => {
    for (const config of layoutConfigs.values()) {
      if (config.kind === 'bare') continue;
      await mount(<Specimen key={config.name} config={config} language="en" />);
      const button = await canvas.findByRole('button', { name: t('shell.toggleNavigation') });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('banner')).toContainElement(button);
      await expect(canvas.queryByRole('navigation')).toBeNull();
      await userEvent.click(button);
      const drawer = await canvas.findByRole('dialog', { name: t('shell.navigation') });
      await waitFor(() => expect(boxOf(drawer).left).toBe(0));
      await expect(boxOf(canvas.getByRole('main')).left, config.name).toBeLessThan(
        boxOf(drawer).right,
      );
    }
  },
});

/** Proves LAYOUT-10. */
export const EmptyHasTheContentAlone = meta.story({
  args: { layout: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo', 'complementary']) {
      await expect(canvas.queryByRole(role)).toBeNull();
    }
  },
});

/** Proves LAYOUT-11. */
export const CenteredBoxesEverything = meta.story({
  args: { layout: 'centered' },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('banner').parentElement ?? document.body;
    await expect(page).toHaveStyle({ maxInlineSize: '1440px' });
    await expect(page).toContainElement(canvas.getByRole('main'));
    await expect(page).toContainElement(canvas.getByRole('contentinfo'));
    await expect(rowsOf({ canvas })).toEqual([80]);
  },
});

/** Proves LAYOUT-12. */
export const EnterpriseHasADarkBarAndAMenuBelow = meta.story({
  args: { layout: 'enterprise' },
  play: async ({ canvas }) => {
    await expect(rowsOf({ canvas })).toEqual([80, 64]);
    const [bar, menu] = canvas.getByRole('banner').firstElementChild?.children ?? [];
    await expect(bar).toHaveStyle({ colorScheme: 'dark' });
    await expect(menu).toContainElement(navigationOf({ canvas }));
    await expect(pageWidth({ canvas })).toBe('1440px');
    await expect(bar?.parentElement).toHaveStyle({ backgroundColor: '#1e293b' });
    await expect(menu).toHaveStyle({ backgroundColor: '#ffffff' });
  },
});

/** Proves LAYOUT-12. */
export const EnterpriseIsDarkerOnADarkPage = meta.story({
  args: { layout: 'enterprise' },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const [bar, menu] = canvas.getByRole('banner').firstElementChild?.children ?? [];
    await expect(bar?.parentElement).toHaveStyle({ backgroundColor: '#0f172a' });
    await expect(menu).toHaveStyle({ backgroundColor: '#1e293b' });
  },
});

/** Proves LAYOUT-13. */
export const MaterialHasACardInABand = meta.story({
  args: { layout: 'material' },
  play: async ({ canvas }) => {
    const band = canvas.getByRole('banner');
    const card = band.firstElementChild ?? band;
    // The strong primary colour of the default theme.
    await expect(band).toHaveStyle({ backgroundColor: '#4338ca' });
    await expect(card).toHaveStyle({ backgroundColor: '#ffffff', maxInlineSize: '1440px' });
    await expect(card).toContainElement(navigationOf({ canvas }));
    await expect(card).toContainElement(canvas.getByRole('button', { name: t('search.open') }));
    await expect(pageWidth({ canvas })).toBe('1440px');
  },
});

/** Proves LAYOUT-14. */
export const ModernHasOneFullBar = meta.story({
  args: { layout: 'modern' },
  play: async ({ canvas }) => {
    await expect(rowsOf({ canvas })).toEqual([80]);
    const { left, right } = boxOf(canvas.getByRole('banner'));
    await expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
    await expect(canvas.getByRole('banner')).toContainElement(navigationOf({ canvas }));
  },
});

/** Proves LAYOUT-11, LAYOUT-12, LAYOUT-14. */
export const BarsAreLowerOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ mount, canvas }) => {
    for (const name of ['centered', 'enterprise', 'modern'] as const) {
      await mount(<OneLayout layout={name} language="en" />);
      await canvas.findByRole('banner');
      await expect(rowsOf({ canvas }), name).toEqual([64]);
    }
  },
});

/** Proves LAYOUT-15. */
export const ClassicHasADarkNavigation = meta.story({
  args: { layout: 'classic' },
  play: async ({ canvas }) => {
    await expect(sideOf({ canvas })).toEqual({ width: 280, isDark: true });
    await expect(rowsOf({ canvas })).toEqual([64]);
    await expect(boxOf(canvas.getByRole('contentinfo')).height).toBe(56);
  },
});

/** Proves LAYOUT-16. */
export const ClassyHasThePersonInTheNavigation = meta.story({
  args: { layout: 'classy' },
  play: async ({ canvas }) => {
    await expect(sideOf({ canvas })).toEqual({ width: 280, isDark: true });
    const head = within(navigationOf({ canvas }));
    const name = head.getByText('Margaret Featherstone');
    const avatar = name.previousElementSibling;
    await expect([boxOf(avatar).width, boxOf(avatar).height]).toEqual([96, 96]);
    await expect(head.getByText('margaret@ashworth-high.example')).toBeVisible();
    await expect(boxOf(name).bottom).toBeLessThan(
      boxOf(head.getByRole('link', { name: t('navigation.home') })).top,
    );
    await expect(head.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await expect(head.getByRole('button', { name: t('user.profile') })).toBeVisible();
    // The logo of the bar is the only one.
    await expect(canvas.getAllByRole('link', { name: t('shell.home') })).toHaveLength(1);
    await expect(
      canvas.getByRole('complementary', { name: t('advertisement.label') }),
    ).toBeVisible();
  },
});

/** Proves LAYOUT-17. */
export const CompactHasIconsOverLabels = meta.story({
  args: { layout: 'compact' },
  play: async ({ canvas }) => {
    await expect(sideOf({ canvas })).toEqual({ width: 112, isDark: true });
    const link = canvas.getByRole('link', { name: t('navigation.home') });
    await expect(boxOf(link.querySelector('svg')).bottom).toBeLessThanOrEqual(
      boxOf(within(link).getByText(t('navigation.home'))).top,
    );
  },
});

/** Proves LAYOUT-18. */
export const DenseUnfoldsOverThePage = meta.story({
  args: { layout: 'dense' },
  play: async ({ canvas, userEvent }) => {
    await expect(sideOf({ canvas })).toEqual({ width: 80, isDark: true });
    const panel = navigationOf({ canvas }).firstElementChild;
    const { left } = boxOf(canvas.getByRole('main'));
    await expect(boxOf(panel).width).toBe(80);
    // The skip link, then the logo in the navigation.
    await userEvent.tab();
    await userEvent.tab();
    await expect(navigationOf({ canvas })).toContainElement(
      document.activeElement as HTMLElement | null,
    );
    await waitFor(() => expect(boxOf(panel).width).toBe(280));
    await expect(boxOf(canvas.getByRole('main')).left).toBe(left);
    await expect(left).toBe(80);
  },
});

/** Proves LAYOUT-19. */
export const FuturisticHoldsLogoAndPerson = meta.story({
  args: { layout: 'futuristic' },
  play: async ({ canvas }) => {
    await expect(sideOf({ canvas }).width).toBe(280);
    const navigation = within(navigationOf({ canvas }));
    const panel = navigationOf({ canvas }).firstElementChild;
    await expect(panel).toHaveStyle({ backgroundColor: '#3730a3' });
    const list = navigation.getAllByRole('list')[0]?.parentElement ?? document.body;
    await expect(list).toHaveStyle({ overflowY: 'auto' });
    const logo = navigation.getByRole('link', { name: t('shell.home') });
    const person = navigation.getByText('Margaret Featherstone');
    await expect(list).not.toContainElement(logo);
    await expect(list).not.toContainElement(person);
    await expect(boxOf(logo).bottom).toBeLessThanOrEqual(boxOf(list).top);
    await expect(boxOf(person).top).toBeGreaterThanOrEqual(boxOf(list).bottom);
  },
});

async function expectIconsAlone({ canvas }: Pick<Stage, 'canvas'>) {
  const link = canvas.getByRole('link', { name: t('navigation.home') });
  await expect(boxOf(link.querySelector('svg')).width).toBe(24);
  const text = within(link).getByText(t('navigation.home')).parentElement;
  await expect(boxOf(text).width).toBeLessThanOrEqual(1);
}

/** Proves LAYOUT-20. */
export const ThinHasIconsAlone = meta.story({
  args: { layout: 'thin' },
  play: async ({ canvas }) => {
    await expect(sideOf({ canvas })).toEqual({ width: 80, isDark: false });
    await expectIconsAlone({ canvas });
  },
});

/** Proves LAYOUT-20. */
export const ThinFollowsTheScheme = meta.story({
  args: { layout: 'thin' },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(sideOf({ canvas })).toEqual({ width: 80, isDark: true });
  },
});
