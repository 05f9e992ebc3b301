import { hubClients } from './harness/backEnd.ts';
import { fillInSignIn } from './harness/steps.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

test('a wrong password is refused, the right one leads back (AUTH-6, AUTH-7)', async ({
  page,
  problems,
}) => {
  await page.goto('/sign-in?redirectURL=%2Fmatches%3Fsport%3Dhockey');
  await expectAccessible(page);
  await problems.during(withStatus(404), async () => {
    await fillInSignIn(page, 'user@touchline.example', 'wrong');
    await expect(
      page.getByText('The email address or the password is not right.').first(),
    ).toBeVisible();
  });
  await fillInSignIn(page, 'user@touchline.example', 'touchline');
  await expect(page).toHaveURL(/\/matches\?sport=hockey$/);
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
});

for (const target of [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`signing in never redirects to ${target} (AUTH-5, AUTH-6)`, async ({ page, site }) => {
    await page.goto(`/sign-in?redirectURL=${encodeURIComponent(target)}`);
    await fillInSignIn(page, 'user@touchline.example', 'touchline');
    await expect(page).toHaveURL(`${site.url}/home`);
  });
}

/**
 * The keys of all records in the databases of the page, but for those of a visitor, which begin with
 * the separator. A database may stay, as long as nothing of a person is in it.
 */
async function keysOfPeople(): Promise<string[]> {
  const keysIn = (name: string) =>
    new Promise<IDBValidKey[]>((resolve, reject) => {
      const opened = indexedDB.open(name);
      opened.addEventListener('error', () => reject(opened.error ?? new Error(name)));
      opened.addEventListener('success', () => {
        const stores = [...opened.result.objectStoreNames];
        if (stores.length === 0) return resolve([]);
        const transaction = opened.result.transaction(stores);
        const keys = stores.map((store) => transaction.objectStore(store).getAllKeys());
        transaction.addEventListener('complete', () => {
          opened.result.close();
          resolve(keys.flatMap(({ result }) => result));
        });
      });
    });
  const databases = await indexedDB.databases();
  const keys = await Promise.all(databases.map(({ name = '' }) => keysIn(name)));
  return keys
    .flat()
    .map(String)
    .filter((key) => !key.startsWith('|'));
}

test('signing out leaves nothing behind (AUTH-13, AUTH-14, USER-9)', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/home');
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
  await page.goto('/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  // What is in the databases is cleared after the page has said so.
  await expect.poll(() => page.evaluate(keysOfPeople)).toEqual([]);
  const kept = await page.evaluate(async () => ({
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept.storage).not.toMatch(/eyJ|Deniz|lastActivity/);
  expect(kept).toMatchObject({ caches: [], workers: 0 });
  await page.goto('/home');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(page.getByText('Not signed in').first()).toBeVisible();
  await expect(page.getByText('Visitor', { exact: true }).first()).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sign In/Sign Up' })).toBeVisible();
});

test('who reads that they are signed out is so, and can leave at once (AUTH-13)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    if (location.pathname !== '/sign-out') return;
    // Is told right after the heading was drawn, before any other task.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent?.includes('You are signed out')) return;
      Object.assign(globalThis, { sessionWhenSaid: localStorage.getItem('touchline.session') });
      observer.disconnect();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  const said = () => (globalThis as { sessionWhenSaid?: string | null }).sessionWhenSaid;
  expect(await page.evaluate(said)).toBeNull();
});

for (const isLeft of [false, true]) {
  const what = isLeft ? 'leads nowhere once one has left it' : 'leads on after 5 seconds';
  test(`the sign-out page ${what} (AUTH-23)`, async ({ page, signIn }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await signIn();
    await page.goto('/home');
    await page.clock.install();
    // Else the 5 seconds pass while a slow machine opens the page: time goes on with each look only.
    await page.clock.pauseAt(Date.now() + 1_000);
    const expectSoon = (text: string) =>
      expect
        .poll(async () => {
          await page.clock.runFor(20);
          return (await heading.allInnerTexts()).join();
        })
        .toBe(text);
    await page.goto('/sign-out');
    await expectSoon('You are signed out');
    if (isLeft) await page.getByRole('link', { name: 'To the start page' }).click();
    if (isLeft) await expectSoon('School sports, live');
    await page.clock.runFor(8_000);
    await page.clock.resume();
    await expect(heading).toHaveText(isLeft ? 'School sports, live' : 'Sign in');
  });
}

test('no other status than 401 ends the session (ERROR-10)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  await signIn();
  for (const status of [403, 404, 500]) {
    await backEnd.control('POST', 'fault', { path: 'common/messages', status });
    await problems.during(withStatus(status), async () => {
      await page.goto('/messages');
      await expect(page.getByRole('alert').first()).toBeVisible();
    });
    await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('touchline.session'))).not.toBeNull();
    await backEnd.control('DELETE', 'fault');
  }
});

test('a 401 of any call ends the session (AUTH-9)', async ({ page, signIn, backEnd, problems }) => {
  problems.allow(/(status of|answered) 401|WebSocket connection/);
  await signIn();
  await page.goto('/home');
  await expect(page.getByText('Deniz Örnek').first()).toBeVisible();
  await backEnd.control('POST', 'fault', { path: '*', status: 401 });
  await page.reload();
  // The storage is checked first, because the page shows no name before its code is loaded either.
  const session = () => page.evaluate(() => localStorage.getItem('touchline.session'));
  await expect.poll(session).toBeNull();
  await expect(page.getByText('Deniz Örnek')).toHaveCount(0);
});

test('the navigation shows what the roles allow (NAV-4)', async ({ page, signIn }) => {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await page.goto('/home');
  await expect(navigation.getByRole('link', { name: 'Sign In/Sign Up' })).toBeVisible();
  await expect(navigation.getByText('Admin')).toHaveCount(0);
  await signIn('admin');
  await page.reload();
  await expect(navigation.getByText('Admin').first()).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Sign In/Sign Up' })).toHaveCount(0);
});

test('the token stays out of the console, the page and its address (SEC-5, SEC-12)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  problems.tolerate(/WebSocket connection/);
  await signIn();
  await page.goto('/home');
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  await backEnd.control('POST', 'drop');
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  expect(lines.filter((line) => line.includes('eyJ'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('touchline.session'))).toContain('eyJ');
  expect(await page.content()).not.toContain('eyJ');
  expect(`${await page.title()} ${page.url()}`).not.toContain('eyJ');
});
