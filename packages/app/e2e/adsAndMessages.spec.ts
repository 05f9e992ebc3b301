import { box, button, save } from './harness/adminRecord.ts';
import { pictureFile } from './harness/pictureFile.ts';
import { expect, expectAccessible, test } from './harness/test.ts';

test('an advertisement is made, seen, published, archived and brought back (ADMIN-110 to ADMIN-113)', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/advertisements/new');
  await box(page, /^Title/).fill('Gözlükçü Deniz');
  await box(page, /^Text/).fill('Sports glasses that stay where they are.');
  await box(page, /^Number to call/).fill('12');
  await expect(box(page, /^Number to call/)).toHaveAccessibleDescription(/country code, such as/);
  await box(page, /^Number to call/).fill('+90 232 555 01 00');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Category/ })
    .press('Enter');
  await page.getByRole('option', { name: 'Health' }).press('Enter');
  await page
    .locator('input[type="file"]')
    .setInputFiles(await pictureFile(page, 'banner', { width: 320, height: 100 }));
  await expect(button(page, 'Another picture')).toBeVisible();
  await button(page, 'Create').press('Enter');
  await expect(box(page, /^Words for the picture/)).toBeFocused();
  await box(page, /^Words for the picture/).fill('A pair of glasses on a ball');

  // Before it is saved, the preview shows it in its place at the width of a desktop.
  const desk = page.frameLocator('iframe[title^="On a desk"]');
  await expect(desk.getByText('Sports glasses that stay where they are.')).toBeAttached();
  await expect(desk.getByRole('link', { name: 'Call +90 232 555 01 00' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'A pair of glasses on a ball' })).toHaveJSProperty(
    'naturalWidth',
    320,
  );
  const width = await desk
    .locator('html')
    .evaluate((root) => root.ownerDocument.defaultView?.innerWidth);
  expect(width).toBe(1280);
  await expectAccessible(page);

  await save(page, 'Create');
  await expect(page).toHaveURL(/\/admin\/advertisements\/advertisement-new-1$/);
  await button(page, 'Publish').press('Enter');
  await expect(page.getByText('It is being shown.')).toBeVisible();
  await expect(page.getByText('Approved by Umut Örnekoğlu')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Shown' })).toBeVisible();

  await button(page, 'Archive').press('Enter');
  await expect(button(page, 'Take out of the archive')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is being shown.')).toBeVisible();

  // Archiving can be undone in the list too.
  await page.goto('/admin/advertisements?search=G%C3%B6zl%C3%BCk%C3%A7%C3%BC');
  await page.getByRole('checkbox', { name: /Gözlükçü/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Archive (1)' }).press('Enter');
  await expect(page.getByRole('row', { name: /Gözlükçü/ })).toContainText('Archived');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Gözlükçü/ })).toContainText('Running');
});

test('a message is written, counted, scheduled, sent and recalled (A11Y-4, ADMIN-12, ADMIN-114 to ADMIN-117)', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/messages/new');
  await box(page, /^Title/).fill('Cup final on Friday');
  const text = box(page, /^Text/);
  await text.click();
  await page.keyboard.type('Call 0212 555 01 00');
  await expect(page.getByText(/something like a telephone number/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The gates open ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('at noon');
  await expect(page.getByText(/something like a telephone number/)).toBeHidden();
  await expect(text.locator('b')).toHaveText('at noon');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  // The Trusted Types policy refuses every text that is parsed as HTML, also when an undo does it.
  await button(page, 'Take back').press('Enter');
  await expect(text).not.toContainText('noon');
  await button(page, 'Do again').press('Enter');
  await expect(text.locator('b')).toHaveText('at noon');

  await page.getByRole('radio', { name: 'People of certain schools' }).press('Space');
  const search = page.getByRole('combobox', { name: 'Add a school' });
  await search.fill('wexcombe');
  await expect(page.getByRole('option', { name: /Wexcombe/ }).first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen schools' })).toContainText('Wexcombe');
  const count = page.getByRole('status').filter({ hasText: /^Goes to/ });
  await expect(count).toHaveText(/^Goes to \d+ people of 1 school: /);
  await expect(page.getByRole('region', { name: 'Preview: Türkçe' })).toContainText('at noon');
  await expectAccessible(page);

  // What is written is kept over a reload, in its form.
  await page.reload();
  await expect(text.locator('b')).toHaveText('at noon');
  await save(page, 'Create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cup final on Friday');

  await button(page, 'Choose a time').press('Enter');
  const scheduling = page.getByRole('dialog', { name: /^When is/ });
  await expectAccessible(page);
  await scheduling.getByRole('button', { name: 'Schedule' }).press('Enter');
  await expect(page.getByText(/It goes out by itself/)).toBeVisible();
  const focused = page.getByRole('main').locator(':focus');
  await expect(focused).toContainText('It goes out by itself');
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  await button(page, 'Back to draft').press('Enter');
  await expect(page.getByText(/Nobody sees it until it is sent/)).toBeVisible();

  await button(page, 'Send now').press('Enter');
  const sending = page.getByRole('alertdialog', { name: /^Send “/ });
  await expect(sending).toContainText(/Goes to \d+ people of 1 school/);
  await expectAccessible(page);
  await sending.getByRole('button', { name: /^Send to \d+ people$/ }).press('Enter');
  await expect(page.getByText(/It is in the inboxes/)).toBeVisible();
  await expect(focused).toContainText('It is in the inboxes');
  await button(page, 'Recall').press('Enter');
  await page
    .getByRole('alertdialog', { name: /^Recall “/ })
    .getByRole('button', { name: 'Recall' })
    .press('Enter');
  await expect(page.getByText('It was taken out of the inboxes.')).toBeVisible();
});

test('a school administrator has neither area (ADMIN-113, ADMIN-116)', async ({ page, signIn }) => {
  await signIn('school');
  for (const address of ['advertisements/advertisement-larkfield', 'messages/new']) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page is not for your account',
    );
  }
});
