import { followedIds } from './harness/followedIds.ts';
import { field, setLanguage } from './harness/forms.ts';
import { ada, createSession, signInOnPage } from './harness/persons.ts';
import { pictureFile } from './harness/pictureFile.ts';
import { button, fillInSignIn } from './harness/steps.ts';
import { expect, expectAccessible, test, withStatus } from './harness/test.ts';

test('favourites of a visitor come along at the sign-in, and the next visitor has none (FAV-4, FAV-8, AUTH-14)', async ({
  page,
}) => {
  await page.goto('/matches');
  await page
    .getByRole('button', { name: /^Favourite: /, pressed: false })
    .first()
    .click();
  await page.goto('/favourites');
  await expect(page.getByText(/in this browser alone/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillInSignIn(page, 'user@touchline.example', 'touchline');
  await expect(page.getByText('From this browser to your account: 1 added.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('touchline.favourites'))).toBeNull();
  await page.goto('/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
  await page.goto('/favourites');
  await expect(page.getByText('No favourites yet')).toBeVisible();
});

test('a team and a school that a visitor follows are in the account after the sign-in, in another browser too, and gone from it when they are let go there (FAV-4, FAV-5, FAV-8)', async ({
  page,
  newContext,
  backEnd,
}) => {
  const team = 'team-tr-football-u16-iskelebasi';
  const school = 'school-balcarrick';
  const main = page.getByRole('main');
  for (const address of [`/teams/${team}`, `/schools/${school}`]) {
    await page.goto(address);
    await main.getByRole('button', { name: 'Favourite', exact: true }).click();
    await expect(main.getByRole('button', { name: 'In favourites' })).toBeVisible();
  }
  expect(await followedIds(backEnd)).not.toEqual(expect.arrayContaining([team]));
  await page.goto('/sign-in');
  await signInOnPage(page, ada);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('From this browser to your account: 2 added.');
  await button(notice, 'Show favourites').click();
  await expect(page).toHaveURL(/\/favourites$/);
  expect(await followedIds(backEnd)).toEqual(expect.arrayContaining([team, school]));

  const context = await newContext({ session: await createSession(backEnd, ada) });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/favourites');
  for (const [kind, address] of [
    ['Teams', `/teams/${team}`],
    ['Schools', `/schools/${school}`],
  ] as const) {
    const rows = elsewhere.getByRole('region', { name: kind }).getByRole('listitem');
    const row = rows.filter({ has: elsewhere.locator(`a[href="${address}"]`) });
    await row.getByRole('button', { name: /^Favourite: /, pressed: true }).click();
    await expect(row).toHaveCount(0);
  }
  await expect.poll(() => followedIds(backEnd)).not.toContain(team);
  await expect.poll(() => followedIds(backEnd)).not.toContain(school);
  await page.reload();
  await expect(main.getByRole('region', { name: 'Schools' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.locator(`a[href="/teams/${team}"]`)).toHaveCount(0);
});

test('favourites that the account did not take at the sign-in are handed over later (FAV-9)', async ({
  page,
  backEnd,
  problems,
}) => {
  const match = 'tr-football-u16-r1-1';
  await page.goto(`/matches/${match}`);
  await button(page, 'Favourite').click();
  await expect(button(page, 'In favourites')).toBeVisible();
  await backEnd.control('POST', 'fault', { path: 'favourites/merge', times: 1, status: 500 });
  await page.goto('/sign-in?redirectURL=%2Ffavourites');
  const notYet = page.getByText('1 favourite of this browser is not in your account yet.');
  await problems.during(withStatus(500), async () => {
    await signInOnPage(page, ada);
    await expect(notYet).toBeVisible();
  });
  expect(await followedIds(backEnd)).not.toContain(match);
  await button(page, 'Add to my account').click();
  await expect.poll(() => followedIds(backEnd)).toContain(match);
  await expect(notYet).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('touchline.favourites'))).toBeNull();
});

test('a message has its page, a new one waits, and the way back leads to its row (INBOX-28, INBOX-29)', async ({
  page,
  signIn,
  backEnd,
}) => {
  await signIn();
  await page.goto('/messages?show=unread');
  const main = page.getByRole('main');
  const link = main.getByRole('listitem').nth(1).getByRole('link');
  const title = await link.getAttribute('aria-labelledby');
  const words = await page.locator(`[id="${title}"]`).textContent();
  await link.click();
  await expect(page).toHaveURL(/\/messages\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Mark as unread' }).click();
  await main.getByRole('button', { name: 'All messages' }).click();
  await expect(page).toHaveURL(/\/messages\?show=unread$/);
  await expect(main.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
  for (const back of [
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
    () => page.goBack(),
  ]) {
    const row = main.getByRole('listitem').nth(1).getByRole('link');
    await row.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
    await main.getByRole('button', { name: 'Mark as unread' }).click();
    await back();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
    await expect(row).toBeFocused();
  }
  // A row that was read by opening it is there to come back to.
  const opened = main.getByRole('listitem').nth(1);
  await opened.getByRole('link').click();
  await expect(main.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await page.goBack();
  await expect(opened.getByRole('link')).toBeFocused();
  await expect(opened).toContainText(words ?? '');
  await expect(opened.getByRole('button', { name: 'Mark as unread' })).toBeAttached();
  await backEnd.control('POST', 'push', { times: 1 });
  const news = main.getByRole('button', { name: '1 new' });
  await expect(news).toBeVisible();
  await expect(main.getByRole('listitem').nth(1)).toContainText(words ?? '');
  await news.click();
  await expect(main.getByRole('listitem').nth(2)).toContainText(words ?? '');
});

test('a message that was removed on its page is brought back from the notice, and its row takes the focus (INBOX-14)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/messages');
  const heading = page.getByRole('heading', { level: 1 });
  const row = page.getByRole('main').getByRole('listitem').nth(1);
  for (const press of ['pointer', 'keyboard']) {
    await row.getByRole('link').click();
    // The list stays until the page of the message is drawn.
    await expect(heading).not.toHaveText('Messages');
    const words = (await heading.textContent()) ?? '';
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
    await expect(heading).toHaveText('Messages');
    await expect(row).not.toContainText(words);
    const undo = page.getByRole('button', { name: 'Undo' });
    if (press === 'pointer') await undo.click();
    else await undo.press('Enter');
    await expect(row).toContainText(words);
    await expect(row.getByRole('link')).toBeFocused();
  }
});

test('a profile is changed, and leaving before that asks, with the button of the browser too (USER-3, USER-10, USER-13)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/home');
  await page.getByRole('button', { name: /^Account of Deniz/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const name = page.getByRole('textbox', { name: 'Given name' });
  await name.fill('Derya');
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(name).toHaveValue('Derya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of Derya/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
});

test('the picture of a profile is set, stands in the bar, and is taken away (USER-10, USER-17)', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile');
  const account = page.getByRole('button', { name: /^Account of Deniz/ });
  const picture = page.getByRole('group', { name: 'Your picture' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(account.locator('img')).toHaveCount(0);
  await picture
    .locator('input[type="file"]')
    .setInputFiles(await pictureFile(page, 'me', { width: 300, height: 200 }));
  const dialog = page.getByRole('dialog', { name: 'Crop: Your picture' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(picture.locator('img')).toHaveAttribute('src', /^\/api\/assets\/image-/);
  await save.click();
  await expect(account.locator('img')).toBeVisible();
  await page.reload();
  await expect(account.locator('img')).toBeVisible();
  await expect(picture.locator('img')).toBeVisible();
  await expectAccessible(page);
  await picture.getByRole('button', { name: 'Remove the picture' }).press('Enter');
  await save.click();
  await expect(account.locator('img')).toHaveCount(0);
});

test('the account forms speak the language of the page and send at the first press (ERROR-11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const words = await setLanguage(page, 'tr');
  for (const { path, names, submit } of [
    { path: '/sign-in', names: [words.signIn.email, words.signIn.password], submit: words.signIn },
    { path: '/forgot-password', names: [words.signIn.email], submit: words.forgotPassword },
    {
      path: '/reset-password?token=reset-password',
      names: [words.resetPassword.password],
      submit: words.resetPassword,
    },
  ]) {
    await page.goto(path);
    const form = page.locator('form');
    await form.getByRole('button', { name: submit.submit }).click();
    for (const name of names) {
      await expect(field(form, name)).toHaveAccessibleDescription(
        new RegExp(words.validation.fillIn),
      );
    }
  }
  await page.goto('/forgot-password');
  const email = field(page.locator('form'), words.signIn.email);
  await email.fill('not an address');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(new RegExp(words.validation.email.slice(0, 8)));
  await email.fill('ada@school.example');
  await page.getByRole('button', { name: words.forgotPassword.submit }).click();
  await expect(page.getByText(words.forgotPassword.sentTitle)).toBeVisible();
});
