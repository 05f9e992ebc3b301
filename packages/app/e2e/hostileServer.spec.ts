import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostile } from '../../ui/src/RichText/hostile.ts';
import { hubClients } from './harness/backEnd.ts';
import { fetchUnreadCount } from './harness/inboxEntries.ts';
import { followLink, navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** Ends a record of the hub's protocol. */
const end = '\u001E';

const deep = '['.repeat(5_000);

/** Frames that the protocol does not allow, and valid ones that have no meaning for the app. */
const frames = [
  'broken',
  end,
  `{${end}`,
  `null${end}`,
  `[]${end}`,
  `"text"${end}`,
  `{"type":1}${end}`,
  `{"type":"1","target":"Message","arguments":[]}${end}`,
  `{"type":1,"target":"__proto__","arguments":[{}]}${end}`,
  `{"type":1,"target":"constructor","arguments":[{}]}${end}`,
  `{"type":1,"target":"Message","arguments":{"length":1e9}}${end}`,
  `{"type":99}${end}`,
  `{"type":3,"invocationId":"none","error":{}}${end}`,
  `{"__proto__":{"polluted":1},"type":6}${end}`,
  `${deep}${end}`,
  `{"type":7,"error":"<img src=x onerror=alert(1)>","allowReconnect":"true"}${end}`,
];

test('whatever the hub sends ends the connection at most, and the count is right afterwards (LIVE-13, LIVE-8)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  problems.tolerate(/WebSocket|SignalR/);
  await signIn();
  await page.goto('/home');
  await waitForApp(page);
  const attempts = async () => (await backEnd.control<{ attempts: number }>('GET', 'hub')).attempts;
  const unread = navigationLink(page, 'Messages').getByText(/unread message/);
  await expect.poll(() => hubClients(backEnd)).toBe(1);
  const before = await attempts();
  for (const frame of frames) {
    await backEnd.control('POST', 'push', { frame });
    await backEnd.control('POST', 'push', { times: 1 });
  }
  expect(await attempts()).toBeLessThanOrEqual(before + 5);
  // A person who looks at the tab again wakes an attempt that waits.
  await expect(async () => {
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await hubClients(backEnd)).toBe(1);
  }).toPass({ intervals: [1_100] });
  const count = await fetchUnreadCount(backEnd, 'messages');
  await expect(unread).toHaveText(`${count} unread messages`);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('no HTML of a message runs, covers the page or takes the next message along (SEC-1)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  // A `<base>` is refused in the separate document in which HTML is parsed.
  problems.allow(/ERR_INVALID_URL|ERR_FAILED|base-uri refused/);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data:|blob:|http:\/\/(?:localhost|127\.0\.0\.1):)/.test(request.url()))
      elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push('a dialog');
    void dialog.dismiss();
  });
  await signIn();
  const list = page.getByRole('main').getByRole('list').first();
  // Only the rows in view are drawn.
  await page.setViewportSize({ width: 1280, height: 8_000 });
  for (let first = 0; first < hostile.length; first += 40) {
    const some = hostile.slice(first, first + 40);
    const body = some.flatMap((html, index) => [
      { id: `hostile-${index}`, read: false, title: html, description: html },
      { id: `next-${index}`, read: false, title: `Next ${first + index}.`, description: 'Whole' },
    ]);
    await backEnd.control('POST', 'fault', { path: 'common/messages', status: 200, body });
    await page.goto('/messages');
    await expect(list.getByText(`Next ${first}.`)).toBeVisible();
    await expect(list.getByText('Whole', { exact: true })).toHaveCount(some.length);
    await page.getByRole('button', { name: /^Messages/ }).click();
    const panel = page.getByRole('dialog', { name: 'Messages' });
    await expect(panel.getByText(`Next ${first}.`)).toBeVisible();
    await expect(page.locator('body base')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    // Nothing lies over the shell.
    await navigationLink(page, 'Favourites').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
    expect(await page.evaluate(() => 'breached' in globalThis)).toBe(false);
  }
  expect(elsewhere).toEqual([]);
});

/** Markup that no message may bring onto its page, whatever the policies of the page would do. */
const unwanted =
  ':is(script, style, base, meta, link, iframe, object, embed, form, input, select, textarea, video, audio, [style], [popover], [is]:not([is=""]), [autofocus])';

test('the page of a message holds no markup that could run or cover it (SEC-1)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  test.slow();
  // As above; and a picture that cannot be shown may be in a message.
  problems.tolerate(/ERR_INVALID_URL|ERR_FAILED|base-uri refused|img-src refused/);
  const body = hostile.map((html, index) => ({
    id: `hostile-${index}`,
    read: true,
    title: `Number ${index} ${html}`,
    description: html,
  }));
  await backEnd.control('POST', 'fault', { path: 'common/messages', status: 200, body });
  await signIn();
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/messages');
  for (const [index, html] of hostile.entries()) {
    await followLink(page, `/messages/hostile-${index}`);
    await expect(heading).toContainText(new RegExp(`Number ${index}\\b`));
    await expect(main.locator(unwanted), html).toHaveCount(0);
    const found = await main.evaluate((element) => ({
      handlers: [...element.querySelectorAll('*')].flatMap((one) =>
        one.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      isBreached: 'breached' in globalThis,
    }));
    expect(found, html).toEqual({ handlers: [], isBreached: false });
  }
});

test('answers that name prototypes leave them as they are (SEC-7)', async ({ page, signIn }) => {
  const hostile =
    '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}';
  let changed = 0;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // Into each object of the answer.
    const body = text.replaceAll(/\{(?=")/g, () => {
      changed += 1;
      return `{${hostile},`;
    });
    await route.fulfill({ response, body });
  });
  await signIn();
  await page.goto('/home');
  await waitForApp(page);
  for (const name of ['Favourites', 'Messages', 'Home']) {
    await navigationLink(page, name).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(changed).toBeGreaterThan(100);
  const found = await page.evaluate(() => ({
    isPolluted: 'polluted' in {},
    names: Object.keys(Object.prototype),
  }));
  expect(found).toEqual({ isPolluted: false, names: [] });
  // Calls that the page makes at rest may be on their way.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the product is shown in no frame of another site (SEC-6)', async ({ page, site }) => {
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${site.url}/home" name="framed"></iframe>`);
  });
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  await expect.poll(() => page.frame('framed')?.url()).toMatch(/^chrome-error:/);
  other.close();
  other.closeAllConnections();
});
