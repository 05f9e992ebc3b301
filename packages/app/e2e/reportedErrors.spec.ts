import { languages } from '@touchline/ui/locale';
import type { Page } from '@playwright/test';
import { press, setLanguage } from './harness/forms.ts';
import { expect, test } from './harness/test.ts';

/** Collects what the page logs from now on. */
function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

for (const language of languages) {
  test(`a chat that no longer exists is reported and logged, ${language} (CHAT-2)`, async ({
    page,
    signIn,
    backEnd,
    problems,
  }) => {
    problems.allow(/Could not found chat/);
    const words = await setLanguage(page, language);
    await signIn();
    await page.goto('/about-us');
    const log = logOf(page);
    const chat = page.getByRole('complementary', { name: words.chat.title });
    // The API answers null for an unknown conversation.
    await backEnd.control('POST', 'fault', { path: 'apps/chat/chat', status: 200, body: null });
    const asked = page.waitForRequest(/apps\/chat\/chat\?id=/);
    await chat
      .getByRole('navigation', { name: words.chat.chats })
      .getByRole('button')
      .first()
      .click();
    const id = new URL((await asked).url()).searchParams.get('id') ?? '';
    await expect(page.getByText(words.chat.notFound.replace('{{id}}', id))).toBeVisible();
    expect(log).toContain(`Could not found chat with id of ${id}!`);
    await backEnd.control('DELETE', 'fault');
    await page.getByRole('button', { name: words.errors.retry }).click();
    await expect(page.getByRole('log').getByRole('paragraph').first()).toBeVisible();
  });
}

test('a refused fullscreen request is logged (SHELL-10)', async ({ page, problems }) => {
  problems.allow(/Entering fullscreen mode failed/);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { get: () => true });
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Not allowed'));
  });
  await page.goto('/about-us');
  const log = logOf(page);
  await press(page, page.getByRole('button', { name: 'Toggle Fullscreen' }));
  await expect.poll(() => log).toContain('Entering fullscreen mode failed');
});

test('a repeated toast is shown once, and its timeout starts again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/matches');
  await page.getByRole('article').first().getByRole('link').first().click();
  const copy = page.getByRole('button', { name: 'Share' });
  const notices = page.getByRole('alertdialog');
  await copy.click();
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(4000);
  await copy.click();
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(notices).toHaveCount(0);
});
