import type { Page } from '@playwright/test';
import { followLink } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';
import english from '../public/i18n/en.json' with { type: 'json' };
import turkish from '../public/i18n/tr.json' with { type: 'json' };

const layouts = ['modern', 'centered', 'enterprise', 'material'] as const;
/** The smallest and the largest width, and those at which the bar changes; its stories have more. */
const widths = [960, 1279, 1280, 1920];
const words = { en: english, tr: turkish };

type Role = 'visitor' | 'user' | 'admin';
type Language = keyof typeof words;

/** A school administrator has the entries of an administrator. */
const persons: readonly { role: Role; language: Language }[] = [
  { role: 'visitor', language: 'en' },
  { role: 'user', language: 'tr' },
  { role: 'admin', language: 'en' },
  { role: 'admin', language: 'tr' },
];

/** The entries that a role may see, in order (NAV-1, NAV-5). */
function entriesFor(role: Role, language: Language): string[] {
  const { navigation } = words[language];
  return [
    navigation.home,
    navigation.favourites,
    navigation['contact-us'],
    navigation['messages-display'],
    navigation['about-us'],
    role === 'visitor' ? navigation['sign-in'] : navigation['sign-out'],
    ...(role === 'admin' ? [navigation.admin] : []),
  ];
}

async function open(page: Page, layout: string, language: Language): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('touchline.language', JSON.stringify(value));
  }, language);
  await page.goto(`/home?layout=${layout}`);
  await expect(menuOf(page, language).getByRole('list').first()).toBeVisible();
}

/** Changes the layout of the start page, without loading it. */
async function changeLayout(page: Page, layout: string): Promise<void> {
  await followLink(page, `/home?layout=${layout}`);
  await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
}

function menuOf(page: Page, language: Language) {
  return page.getByRole('navigation', { name: words[language].shell.navigation });
}

/** The visible entries of the bar, and errors in their positions. */
async function readBar(page: Page, language: Language) {
  return menuOf(page, language).evaluate(async (menu) => {
    // Waits two frames, because resize observers run after the callbacks of the first one.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const bar = menu.querySelector('ul');
    const header = menu.closest('header');
    if (!bar || !header) return { names: [], violations: ['there is no bar'] };
    const box = bar.getBoundingClientRect();
    const violations: string[] = [];
    const names: string[] = [];
    const buttons = [...header.querySelectorAll('button, a')].filter(
      (control) => !menu.contains(control) && control.checkVisibility({ visibilityProperty: true }),
    );
    for (const entry of bar.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')) {
      const title = entry.querySelector('span > span')?.textContent ?? '';
      const { left, right, top, bottom } = entry.getBoundingClientRect();
      names.push(title);
      if (left < Math.max(box.left, 0) - 0.5) violations.push(`${title} begins before the bar`);
      if (right > Math.min(box.right, innerWidth) + 0.5) violations.push(`${title} is cut`);
      for (const button of buttons) {
        const other = button.getBoundingClientRect();
        const isApart =
          right <= other.left + 0.5 ||
          left >= other.right - 0.5 ||
          bottom <= other.top + 0.5 ||
          top >= other.bottom - 0.5;
        if (!isApart) violations.push(`${title} meets ${button.getAttribute('aria-label')}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      violations.push('the page scrolls sideways');
    return { names, violations };
  });
}

/** Opens "More", if there is one, and returns its entries. */
async function readMore(page: Page, language: Language): Promise<string[]> {
  const menu = menuOf(page, language);
  const { more } = words[language].navigation;
  const button = menu.getByRole('button', { name: more });
  if ((await button.count()) === 0) return [];
  await button.click();
  const list = menu.getByRole('list', { name: more });
  const names = await list
    .locator('> li > :is(a, button)')
    .evaluateAll((entries) =>
      entries.map((entry) => entry.querySelector('span > span')?.textContent),
    );
  await button.click();
  await expect(list).toBeHidden();
  return names.map((name) => name ?? '');
}

async function expectWhole(page: Page, role: Role, language: Language, at: string) {
  const { more } = words[language].navigation;
  // The bar is laid out one frame after the window was resized.
  await expect(async () => {
    const { names, violations } = await readBar(page, language);
    expect(violations, at).toEqual([]);
    const behind = await readMore(page, language);
    expect([...names.filter((name) => name !== more), ...behind], at).toEqual(
      entriesFor(role, language),
    );
    expect(names.at(-1) === more, at).toBe(behind.length > 0);
  }).toPass({ timeout: 10_000 });
}

for (const { role, language } of persons) {
  test(`nothing of the menu is cut in any layout, at any width, for ${role} in ${language} (NAV-1, NAV-34)`, async ({
    page,
    signIn,
  }) => {
    if (role !== 'visitor') await signIn(role);
    const order = language === 'tr' ? widths.toReversed() : widths;
    await page.setViewportSize({ width: order[0] ?? 960, height: 900 });
    await open(page, layouts[0], language);
    for (const layout of layouts) {
      await page.setViewportSize({ width: order[0] ?? 960, height: 900 });
      await changeLayout(page, layout);
      for (const width of order) {
        await page.setViewportSize({ width, height: 900 });
        await expectWhole(page, role, language, `${layout} at ${width}`);
      }
    }
    if (role !== 'admin' || language !== 'tr') return;

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const layout of layouts) {
      await page.setViewportSize({ width: 960, height: 900 });
      await changeLayout(page, layout);
      for (const width of [960, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectWhole(page, role, language, `${layout} at ${width} with text at 200 %`);
      }
    }
  });
}

test('the menu is not painted before it fits', async ({ page, signIn }) => {
  await signIn('admin');
  await page.setViewportSize({ width: 960, height: 900 });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    // Called before each paint, to see every state of the bar that is painted.
    const look = () => {
      const entries = [...document.querySelectorAll('header nav > ul > li')];
      if (entries.length > 0) seen.add(entries.map((entry) => entry.textContent.trim()).join());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/home?layout=modern');
  await expect(menuOf(page, 'en').getByRole('button', { name: /^More.*unread/ })).toBeVisible();
  const seen = await page.evaluate(() => [
    ...(globalThis as unknown as { seen: Set<string> }).seen,
  ]);
  expect(seen.filter((entries) => !entries.includes('More'))).toEqual([]);
});

test('the focus stays on the bar when its entry moves (NAV-34)', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 1760, height: 900 });
  await open(page, 'modern', 'en');
  const menu = menuOf(page, 'en');
  await menu.getByRole('link', { name: 'Sign Out' }).focus();
  await page.setViewportSize({ width: 960, height: 900 });
  const more = menu.getByRole('button', { name: /^More/ });
  await expect(more).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const entries = menu.getByRole('list', { name: 'More' });
  await expect(entries.getByRole('link').first()).toBeFocused();
  await entries.getByRole('link', { name: 'About Us' }).press('Enter');
  await expect(page).toHaveURL(/\/about-us/);
  await expect(more).toHaveAttribute('aria-current', 'true');
  // The heading takes the focus when its page has been drawn.
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await more.focus();
  await page.setViewportSize({ width: 1760, height: 900 });
  await expect(menu.getByRole('link', { name: 'Sign Out' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('"More" opens with a finger, and leads on', async ({ newContext }) => {
  const context = await newContext({ hasTouch: true, viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await page.goto('/home?layout=centered');
  const menu = menuOf(page, 'en');
  await menu.getByRole('button', { name: 'More' }).tap();
  await menu.getByRole('link', { name: 'Sign In/Sign Up' }).tap();
  await expect(page).toHaveURL(/\/sign-in/);
});
