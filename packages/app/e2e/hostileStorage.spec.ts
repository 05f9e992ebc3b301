import type { Page } from '@playwright/test';
import { storageKeys } from '../src/platform/storage/storage.ts';
import { fillInSignIn, followLink, navigationLink, signOut, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** JSON that the app never writes, and the pages on which somebody looks at what has become of it. */
const garbage: Record<string, { text: string; pages: string[] }> = {
  'an object': {
    text: '{"__proto__":{"polluted":true},"layout":{},"accessToken":1,"user":[],"owner":"x"}',
    pages: ['/favourites', '/support/contact-us', '/sign-up', '/settings', '/profile'],
  },
  'a deep list': { text: '['.repeat(5_000) + ']'.repeat(5_000), pages: [] },
};

async function expectStart(page: Page) {
  await page.goto('/home');
  await waitForApp(page);
  await expect(page.getByRole('article').first()).toBeVisible();
}

for (const [name, { text, pages }] of Object.entries(garbage)) {
  test(`with ${name} under every key the product starts, and somebody signs in and out (SEC-7, SEC-11, START-6)`, async ({
    page,
  }) => {
    const keys = [...Object.values(storageKeys), 'touchline.outbox.1', 'touchline.outbox.'];
    await page.addInitScript(
      ([all, value]) => {
        const fill = (storage: Storage) => {
          if (storage.getItem('is-filled')) return;
          for (const key of all) storage.setItem(key, value);
          storage.setItem('is-filled', 'yes');
        };
        fill(localStorage);
        fill(sessionStorage);
        sessionStorage.setItem('touchline.reloadedAt', value);
      },
      [keys, text] as const,
    );
    await expectStart(page);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
    await page.goto('/sign-in');
    await fillInSignIn(page, 'user@touchline.example', 'touchline');
    await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
    await expectStart(page);
    for (const path of pages) await followLink(page, path);
    await signOut(page);
    expect(await page.evaluate(() => localStorage.getItem('touchline.session'))).toBeNull();
  });
}

/** Ways in which a browser refuses its storages. */
const refusals: Record<string, () => void> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`with storages that are ${name} a person signs in, uses the product and signs out (SEC-11)`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await expectStart(page);
    await navigationLink(page, 'Sign In/Sign Up').click();
    await fillInSignIn(page, 'user@touchline.example', 'touchline');
    await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
    await navigationLink(page, 'Messages').click();
    // The list is drawn in steps, so its buttons say less than the count.
    await expect(navigationLink(page, 'Messages 5 unread messages')).toBeVisible();
    const marks = page.getByRole('main').getByRole('button', { name: /^Mark as read/ });
    await marks.first().click();
    await expect(navigationLink(page, 'Messages 4 unread messages')).toBeVisible();
    await signOut(page);
    await expect(page.getByText('Deniz Örnek')).toHaveCount(0);
    await page.goto('/home');
    await expect(navigationLink(page, 'Sign In/Sign Up')).toBeVisible();
  });
}

test('with a database that never answers, a part that failed says so and is tried again (SEC-11, ERROR-5)', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await expectStart(page);
  await page.route('**/api/schools?*', (route) => route.abort('internetdisconnected'));
  await page.goto('/schools');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/schools?*');
  await retry.click();
  await expect(page.getByRole('link', { name: /Balcarrick/ })).toBeVisible();
});
