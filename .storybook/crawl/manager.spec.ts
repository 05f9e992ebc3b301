import { compareLogs } from './logs.ts';
import { chooseStory, managerUrl, previewOf, storybookWarning } from './managerPage.ts';
import { publishedEntries } from './serveStorybook.ts';
import { expect, test } from './test.ts';
import { watchLogs } from './watchLogs.ts';

test('the layouts begin with the product in them, and name the stand-ins of the others', () => {
  const entries = publishedEntries().filter(({ title }) => title.startsWith('Layouts/'));
  const isInUse = (title: string) => title.startsWith('Layouts/In use/');
  expect(isInUse(entries[0]?.title ?? '')).toBe(true);
  const inUse = new Set(entries.map(({ title }) => title).filter(isInUse));
  // The pages of the layouts show from here how not to use one.
  expect(inUse.delete('Layouts/In use/Misused')).toBe(true);
  expect(inUse.size).toBeGreaterThanOrEqual(11);
  const phones = entries.filter(({ id }) => /^layouts-(?!in-use-)\w+--phone$/.test(id));
  expect(phones).toHaveLength(inUse.size);
  expect(phones.filter(({ name }) => name !== 'Stand-ins on a phone')).toEqual([]);
});

test('Storybook carries the logo of the product in each scheme, and nothing of the vendor', async ({
  page,
}) => {
  const logo = page.getByRole('img', { name: 'Touchline' });
  await page.goto(managerUrl('shell-yearfooter--plain'));
  await expect(logo).toHaveAttribute('src', './brand/logo-light.svg');
  await expect(page).toHaveTitle(/^Shell \/ YearFooter - Plain . Touchline$/);
  await expect(page.getByText(/checklist|onboarding|get started|what.s new/i)).toHaveCount(0);
  const sidebar = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await sidebar();
  await page.goto(`${managerUrl('shell-yearfooter--plain')};scheme:dark`);
  await expect(logo).toHaveAttribute('src', './brand/logo-dark.svg');
  await expect.poll(sidebar).not.toBe(light);
});

test('a story is chosen in the sidebar with the keys, and the toolbar changes its scheme', async ({
  page,
}) => {
  const { logs } = watchLogs(page);
  await page.goto(String(process.env['PUBLISHED_STORYBOOK']));
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.getByRole('heading', { level: 1, name: 'Find your way' }).waitFor();

  // The shortcut works once Storybook has registered it, which the page in the frame says nothing of.
  const search = page.getByRole('searchbox');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('YearFooter');
  const found = page.getByRole('option', { name: /YearFooter/ }).first();
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/path=\/docs\/shell-yearfooter--docs/);
  const stories = page.getByRole('navigation', { name: 'Stories' });
  await stories.getByRole('link', { name: 'Plain' }).press('Enter');
  await expect(page).toHaveURL(/path=\/story\/shell-yearfooter--plain/);
  // The page of documentation stays in the frame until the story has replaced it.
  const footer = shown.locator('#storybook-root').getByText('Touchline © 2026');
  await expect(footer).toBeVisible();
  const colours = () => footer.evaluate((element) => getComputedStyle(element).color);
  const light = await colours();
  await page.getByRole('button', { name: 'Colour scheme light' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'dark' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Colour scheme dark' })).toBeVisible();
  await expect.poll(colours).not.toBe(light);
  for (const name of ['Theme default', 'Language English', 'Writing direction Left to right']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  expect(compareLogs(logs, [storybookWarning]).unexpected).toEqual([]);
});

test('a colour of the theme studio is in every story that is chosen after it (THEME-13)', async ({
  page,
}) => {
  await page.goto(managerUrl('theming-studio--theme-studio'));
  const field = page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('textbox', { name: 'primary, light', exact: true });
  await field.fill('#1D4ED8');
  await field.press('Enter');
  await expect(page).toHaveURL(/draft:default_primary-1d4ed8-/);
  for (const id of [
    'controls-button--primary',
    'layouts-in-use-classy--home-on-a-phone',
    'gallery-everylayout--miniatures',
  ]) {
    expect(await chooseStory(page, id)).toEqual([]);
    const preview = await previewOf(page);
    await expect
      .poll(() => preview.locator('body').evaluate(countPainted, 'rgb(29, 78, 216)'), id)
      .toBeGreaterThan(0);
  }
});

test('a link of the verdict stays in the theme studio, with the draft (THEME-13)', async ({
  page,
}) => {
  await page.goto(managerUrl('theming-studio--theme-studio'));
  const studio = page.frameLocator('#storybook-preview-iframe');
  const field = studio.getByRole('textbox', { name: 'onPrimary, light', exact: true });
  await field.fill('#818CF8');
  await field.press('Enter');
  await expect(page).toHaveURL(/draft:default_onPrimary-818cf8-/);
  await studio.getByRole('link', { name: /^light: .+ onPrimary on primary, needs/ }).click();
  await expect(studio.getByRole('region', { name: 'onPrimary', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/path=\/story\/theming-studio--theme-studio\b.*draft:default_onP/);
  await expect(field).toHaveValue('#818CF8');
});

test('any story can be watched in the theme studio, and follows without loading anew (THEME-13)', async ({
  page,
}) => {
  test.slow();
  await page.goto(managerUrl('theming-studio--theme-studio'));
  const studio = page.frameLocator('#storybook-preview-iframe');
  const choice = studio.getByRole('combobox', { name: 'Watch it in any story' });
  const colour = studio.getByRole('textbox', { name: 'primary, light', exact: true });
  for (const [words, value, rgb] of [
    ['everylayout miniatures', '#1D4ED8', 'rgb(29, 78, 216)'],
    ['in use classy home at xl', '#7C2D12', 'rgb(124, 45, 18)'],
    ['button primary', '#0F766E', 'rgb(15, 118, 110)'],
  ] as const) {
    await choice.fill(words);
    await studio.getByRole('option').first().click();
    const element = studio.locator('iframe[title^="Live with the draft"]');
    await element.scrollIntoViewIfNeeded();
    const shown = element.contentFrame();
    await expect(shown.locator('#storybook-root').getByText(/./).first()).toBeVisible();
    await shown.locator('html').evaluate((root) => root.toggleAttribute('data-seen', true));
    await colour.fill(value);
    await colour.press('Enter');
    await expect
      .poll(() => shown.locator('body').evaluate(countPainted, rgb), words)
      .toBeGreaterThan(0);
    await expect(shown.locator('html[data-seen]')).toHaveCount(1);
  }
});

/** Runs in the page: how many elements have this colour, as their own or behind them. */
function countPainted(root: Element, colour: string): number {
  return [...root.querySelectorAll('*')].filter((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return backgroundColor === colour || color === colour;
  }).length;
}
