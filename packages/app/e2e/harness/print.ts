import type { Page } from '@playwright/test';
import { button } from './steps.ts';

/** Presses Print, and waits until the page asks the browser to print; nothing opens. */
export async function print(page: Page): Promise<void> {
  const printed = page.evaluate(
    () => new Promise<void>((resolve) => Object.assign(globalThis, { print: resolve })),
  );
  await button(page, 'Print').click();
  await printed;
}
