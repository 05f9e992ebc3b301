import { boxOf, recordMovedElements } from './harness/geometry.ts';
import { expect, test, withStatus } from './harness/test.ts';

test.use({ isFirstVisit: true });

const words = {
  en: ['Advertisement', 'Default advertisement'],
  tr: ['Reklam', 'Varsayılan reklam'],
};

for (const [language, [label = '', description = '']] of Object.entries(words)) {
  test(`without a running advertisement the default one is shown, ${language} (AD-1, AD-2, AD-3, AD-6)`, async ({
    page,
    backEnd,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('touchline.language', JSON.stringify(chosen));
    }, language);
    await backEnd.control('POST', 'fault', {
      path: 'advertisements/current',
      status: 200,
      body: null,
    });
    await page.goto('/home');
    const banner = page.getByRole('complementary', { name: label });
    await expect(page.getByRole('region').first()).toBeVisible();
    await expect(banner.getByText(description, { exact: true })).toBeVisible();
    await expect(banner.getByRole('link')).toHaveCount(0);
    const logo = banner.locator('img');
    await expect(logo).toBeVisible();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
}

test('the default advertisement is shown when the request fails (AD-3)', async ({
  page,
  backEnd,
  problems,
}) => {
  await backEnd.control('POST', 'fault', { path: 'advertisements/current', status: 500 });
  await problems.during(withStatus(500), async () => {
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await expect(page.getByText('Default advertisement', { exact: true })).toBeVisible();
});

test('the static page contains the text and the picture of the default advertisement', async ({
  request,
}) => {
  const html = await (await request.get('/home')).text();
  expect(html).toMatch(/<img[^>]+src="\/logo\.svg"[^>]*>/);
  expect(html).toContain('>Default advertisement<');
  expect(html).toContain('>Varsayılan reklam<');
});

/** The picture of the advertisement that runs. */
const picture = '**/api/assets/kestrel*';

for (const width of [390, 768, 1440]) {
  test(`a running advertisement replaces the default one without a layout shift, ${width} px (AD-3, AD-7)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordMovedElements(page);
    let letPictureCome = () => {};
    const asked = new Promise<void>((resolve) => {
      letPictureCome = resolve;
    });
    // The web font loads last and would move text; it is not part of this test.
    await page.route(/\.woff2$/, () => undefined);
    await page.route(picture, async (route) => {
      await asked;
      await route.continue();
    });
    const pictureAsked = page.waitForRequest(picture);
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'Advertisement' });
    await pictureAsked;
    // The next advertisement must not be visible before its picture is loaded.
    await expect(banner.getByText('Default advertisement')).toBeVisible();
    await expect(banner.getByText('Kestrel Bottles')).toBeHidden();
    const before = await boxOf(banner);
    letPictureCome();
    await expect(banner.getByText('Kestrel Bottles')).toBeVisible();
    await expect(banner.getByText('Default advertisement')).toHaveCount(0);
    expect(await boxOf(banner)).toEqual(before);
    expect(await shifts()).toEqual([]);
  });
}

test('a visit is counted, once and without the person, and stands in the figures (AD-18)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin');
  await context.route(/^https:\/\/[^/]*\.example\//, (route) => route.fulfill({ body: 'There' }));
  const followed = async () => {
    await page.goto('/admin/advertisements/advertisement-kestrel');
    const figure = page.getByRole('figure', { name: 'Website visited or number called' });
    await figure.getByText('As a table').click();
    return Number(await figure.getByRole('row').last().getByRole('cell').last().textContent());
  };
  const before = await followed();
  const banner = page.getByRole('complementary', { name: 'Advertisement', exact: true });
  const counted = page.waitForRequest((request) => request.url().endsWith('/follow'));
  const opened = context.waitForEvent('page');
  await banner.getByRole('link', { name: /new tab/ }).click();
  await (await opened).close();
  const request = await counted;
  expect(request.url()).toMatch(/\/api\/advertisements\/advertisement-kestrel\/follow$/);
  expect(request.postDataJSON()).toEqual({ kind: 'visit' });
  expect(await request.headerValue('authorization')).toBeNull();
  expect((await request.response())?.status()).toBe(204);
  expect(await followed()).toBe(before + 1);
});

test('a window that is open shows no advertisement that was paused in another one (AD-20, ADMIN-32)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/home');
  const banner = page.getByRole('complementary', { name: 'Advertisement', exact: true });
  await expect(banner.getByText('Kestrel Bottles')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/advertisements/advertisement-kestrel');
  await other.getByRole('main').getByRole('button', { name: 'Pause' }).click();
  await expect(other.getByRole('button', { name: 'Show again' })).toBeVisible();
  await expect(banner.getByText('Kestrel Bottles')).toBeHidden();
});
