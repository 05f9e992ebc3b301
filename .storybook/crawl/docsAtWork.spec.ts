import type { FrameLocator, Page } from '@playwright/test';
import { themes } from '@touchline/ui/theme/values';
import { rootFolder } from '../../scripts/folders.ts';
import { filesOfOrigin } from '../docs/source/originAddress.ts';
import { docsEntries, docsUrl } from './docsPages.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** The groups whose members are pieces, that of the tokens, and that of the pages for who builds with them. */
const pieceGroups = ['Start', 'Theming', 'Controls', 'Shell', 'Navigation', 'Layouts'];

const firstPage = { id: 'start-find-your-way--docs', title: 'Start/Find your way' };

async function openPage(
  page: Page,
  id: string,
  toolbar: Parameters<typeof docsUrl>[1] = {},
): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { errors } = await visit(page, docsUrl(id, toolbar));
  expect(errors).toEqual([]);
}

/** The document in the frame with this name, which loads when it is near the window. */
async function face(page: Page, title: string | RegExp): Promise<FrameLocator> {
  const frame = page.getByTitle(title);
  await frame.scrollIntoViewIfNeeded();
  return frame.contentFrame();
}

test('the first page has a picture of each group, drawn by its pieces', async ({ page }) => {
  test.slow();
  await openPage(page, firstPage.id);
  const picture = (name: string) =>
    page.locator(`section[aria-label="${name}"] > [aria-hidden="true"]`);
  await expect(picture('Controls').locator('button')).toHaveText('Follow');
  await expect(picture('Shell').locator('article')).toContainText('Falcons');
  for (const name of ['Theming', 'Gallery']) {
    const colours = await picture(name)
      .locator('[data-theme] > span')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { width, height } = part.getBoundingClientRect();
          const { background, borderBlockStart } = getComputedStyle(part);
          return width * height > 0 ? `${background} ${borderBlockStart}` : '';
        }),
      );
    expect(new Set(colours).size, name).toBe(themes.length);
    expect(colours).not.toContain('');
  }
  for (const [name, drawn] of [
    ['Navigation', 'nav a'],
    ['Layouts', 'svg'],
    ['Pages', '[data-layout="classy"]'],
  ] as const) {
    const frame = picture(name).locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator(drawn).first()).toBeVisible();
  }
});

test.describe('a piece is found in two clicks', () => {
  test('the first page has a link to each of them', async ({ page }) => {
    await openPage(page, firstPage.id);
    const pieces = docsEntries().filter(({ title }) =>
      pieceGroups.some((group) => title.startsWith(`${group}/`) && title !== firstPage.title),
    );
    expect(pieces.length).toBeGreaterThan(80);
    const linked = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(pieces.filter(({ id }) => !linked.includes(`./?path=/docs/${id}`))).toEqual([]);
    expect(linked).toContain('./?path=/story/theming-studio--theme-studio');
  });

  test('and the first click opens its page', async ({ page }) => {
    await page.goto(String(process.env['PUBLISHED_STORYBOOK']));
    const shown = page.frameLocator('#storybook-preview-iframe');
    await shown.getByRole('link', { name: 'QuickChat', exact: true }).click();
    await expect(shown.getByRole('heading', { level: 1, name: 'QuickChat' })).toBeVisible();
    await expect(page).toHaveURL(/path=\/docs\/shell-quickchat--docs/);
  });
});

test('a page leads to the code of its piece, where the code stands on a site', async ({ page }) => {
  await openPage(page, 'controls-button--docs');
  const path = 'packages/ui/src/Button/Button.tsx';
  const files = process.env['STORYBOOK_REPOSITORY'] ?? filesOfOrigin(rootFolder);
  const link = page.getByRole('link', { name: path, exact: true });
  await expect(page.getByText(path, { exact: true })).toBeVisible();
  if (files) await expect(link).toHaveAttribute('href', `${files}/${path}`);
  else await expect(link).toHaveCount(0);
});

test('a page says what is in the types that its properties name, and links to their code', async ({
  page,
}) => {
  await openPage(page, 'controls-table--docs');
  const column = page.getByRole('group', { name: 'Properties: TableColumn<Row>' });
  await expect(column.getByRole('rowheader', { name: /^isRowHeader/ })).toBeVisible();
  await expect(page.getByText('packages/ui/src/Table/column.ts', { exact: true })).toBeVisible();
});

test.describe('the controls of the properties change the first face', () => {
  test('of a piece that is a part of the page: a text, a choice, a boolean', async ({ page }) => {
    await openPage(page, 'controls-button--docs');
    const control = (role: 'textbox' | 'button', name: string) =>
      page
        .getByRole('group', { name: 'Properties: Button' })
        .getByRole(role, { name: new RegExp(`Control: ${name}`) });
    const first = page.getByRole('region', { name: 'Try it' }).getByRole('button');
    await expect(first).toHaveAccessibleName('Add match');
    const colour = () => first.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await control('textbox', 'children').fill('Add team');
    await expect(first).toHaveAccessibleName('Add team');
    await choose(page, 'danger', () => control('button', 'variant').click());
    await expect.poll(colour).not.toBe(before);
    await choose(page, 'true', () => control('button', 'isDisabled').click());
    await expect(first).toBeDisabled();
    // Back to the story's own value.
    await choose(page, 'as in the story', () => control('button', 'isDisabled').click());
    await expect(first).toBeEnabled();
  });

  test('a number, which stays as it is typed', async ({ page }) => {
    await openPage(page, 'controls-progressbar--docs');
    const field = page
      .getByRole('group', { name: 'Properties: ProgressBar' })
      .getByRole('textbox', { name: 'Control: value' });
    const bar = page.getByRole('region', { name: 'Try it' }).getByRole('progressbar');
    await field.pressSequentially('1.');
    await expect(field).toHaveValue('1.');
    await field.pressSequentially('5');
    await expect(field).toHaveValue('1.5');
    await expect(bar).toHaveAttribute('value', '1.5');
    await field.fill('');
    await expect(field).toHaveValue('');
    await expect(bar).not.toHaveAttribute('value');
  });

  test('a number to choose, and a text that can be taken away', async ({ page }) => {
    await openPage(page, 'controls-card--docs');
    const level = page
      .getByRole('group', { name: 'Properties: Card' })
      .getByRole('button', { name: /Control: titleLevel/ });
    const tried = page.getByRole('region', { name: 'Try it' });
    await choose(page, '4', () => level.click());
    await expect(tried.getByRole('heading', { level: 4 })).toHaveCount(1);
    await openPage(page, 'controls-datefield--docs');
    const value = page
      .getByRole('group', { name: 'Properties: DateField' })
      .getByRole('textbox', { name: 'Control: value' });
    const month = tried.getByRole('spinbutton').first();
    await expect(month).toHaveAttribute('aria-valuenow', '4');
    await value.fill('2026-09-01');
    await expect(month).toHaveAttribute('aria-valuenow', '9');
    await value.fill('');
    await expect(month).not.toHaveAttribute('aria-valuenow');
  });

  test('of a piece in a frame, with any letters and signs', async ({ page }) => {
    await openPage(page, 'shell-loadingbar--docs');
    await page
      .getByRole('group', { name: 'Properties: LoadingBar' })
      .getByRole('textbox', { name: 'Control: label' })
      .fill('Maç başlıyor mu? 2:1 & "yes"');
    const section = page.getByRole('region', { name: 'Try it' });
    await section.locator('iframe').scrollIntoViewIfNeeded();
    const bar = section.locator('iframe').contentFrame().getByRole('progressbar');
    await expect(bar).toHaveAccessibleName('Maç başlıyor mu? 2:1 & "yes"');
  });
});

async function choose(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  await open();
  await page.getByRole('option', { name, exact: true }).click();
}

test('each face stays as its story has left it, whichever frame has the focus', async ({
  page,
}) => {
  test.slow();
  await openPage(page, 'shell-matchsearch--docs');
  const results = await face(page, 'Live: Results, 720');
  await results.getByRole('option').first().waitFor();
  await expect(results.getByRole('option')).toHaveCount(6);
  const failed = await face(page, 'Live: Failed, 720');
  await failed.getByRole('option').waitFor();
  await expect(failed.getByRole('option', { name: /Try again/ })).toBeVisible();
  await expect(results.getByRole('combobox')).toHaveValue('cup');
  await expect(results.getByRole('option')).toHaveCount(6);
});

test('a frame whose story plays leaves the focus with the reader, until the reader enters it', async ({
  page,
}) => {
  test.slow();
  await openPage(page, 'shell-matchsearch--docs');
  const reader = page.getByRole('button', { name: 'Control: appearance' });
  await reader.focus();
  await reader.evaluate((control) => {
    control.addEventListener('blur', () => control.toggleAttribute('data-left', true));
  });
  const results = await face(page, 'Live: Results, 720');
  // Its story has typed, and its list is open.
  await expect(results.getByRole('option')).toHaveCount(6);
  await expect(results.getByRole('combobox')).toHaveValue('cup');
  await expect(reader).toBeFocused();
  await expect(reader).not.toHaveAttribute('data-left');
  const field = results.getByRole('combobox');
  await field.focus();
  // The key End goes to the last option of the open list.
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.type('s');
  await expect(field).toHaveValue('cups');
  await expect(field).toBeFocused();
});

test('the frame that the reader looks at starts before those further up', async ({ page }) => {
  test.slow();
  await openPage(page, 'layouts-modern--docs');
  const messages = page.getByTitle('Live: Messages, 1440');
  await messages.scrollIntoViewIfNeeded();
  await messages.evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  await expect(messages).toHaveAttribute('src', /./, { timeout: 60_000 });
  await expect(page.getByTitle('Live: A live match, 1440')).not.toHaveAttribute('src');
});

test('a layout is shown with the product in it, in the scheme of the toolbar', async ({ page }) => {
  // The whole product starts in one frame after another.
  test.slow();
  await openPage(page, 'layouts-modern--docs', { scheme: 'dark' });
  for (const [title, heading] of [
    ['Live: Home, 390', /./],
    ['Live: A live match, 1440', /./],
    ['Live: Messages, 1440', 'Messages'],
    [/^Don’t: Twelve top pages/, /./],
  ] as const) {
    const shown = await face(page, title);
    await shown.locator('[data-layout="modern"]').waitFor();
    await expect(shown.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(shown.locator('html')).toHaveAttribute('data-scheme', 'dark');
  }
});

test('a draft of the theme studio is seen on a page of documentation and in its frames (THEME-13)', async ({
  page,
}) => {
  const draft = { theme: 'teal', draft: 'teal_primary-7c2d12-7c2d12' };
  const red = 'rgb(124, 45, 18)';
  await openPage(page, 'controls-button--docs', draft);
  const first = page.getByRole('region', { name: 'Try it' }).getByRole('button');
  await expect(first).toHaveCSS('background-color', red);
  await openPage(page, 'shell-messagespanel--docs', draft);
  const section = page.getByRole('region', { name: 'Try it' });
  await section.locator('iframe').scrollIntoViewIfNeeded();
  const root = section.locator('iframe').contentFrame().locator('html');
  await expect
    .poll(() => root.evaluate((element) => getComputedStyle(element).getPropertyValue('--primary')))
    .toContain('#7c2d12');
});
