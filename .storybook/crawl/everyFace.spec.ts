import { expect, test } from '@playwright/test';
import { docsEntries, docsUrl } from './docsPages.ts';
import { errorsOf, visit } from './visit.ts';

for (const { id } of docsEntries()) {
  test(`the stories in the frames of ${id} play to their end and leave the focus`, async ({
    page,
  }) => {
    // The frames start one after another, each with a document of its own.
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, docsUrl(id));
    const failed: Record<string, string[]> = {};
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('src', /./);
      const content = await (await frame.elementHandle())?.contentFrame();
      const errors = content ? await errorsOf(content) : ['no document'];
      if (errors.length > 0) failed[String(await frame.getAttribute('title'))] = errors;
    }
    expect(failed).toEqual({});
    const holder = await page.evaluate(() => document.activeElement?.tagName);
    expect(holder).not.toBe('IFRAME');
  });
}
