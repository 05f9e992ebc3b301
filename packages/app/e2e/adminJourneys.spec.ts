import { box, button } from './harness/adminRecord.ts';
import { callElsewhere } from './harness/callElsewhere.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { expect, test } from './harness/test.ts';

test('a record leads back to its list as it was left (ADMIN-31)', async ({ page, signIn }) => {
  await signIn('school');
  await page.goto('/admin/matches?missing=score&sort=title');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const way = page.getByRole('navigation', { name: 'Where you are' });
  await way.getByRole('link', { name: 'Matches' }).click();
  await expect(page).toHaveURL(/\/admin\/matches\?missing=score&sort=title$/);
  await expect(page.getByText('1 record', { exact: true })).toBeVisible();

  // The search of the athletes stands in no address, and comes back through the history.
  await page.goto('/admin/athletes');
  await page.getByRole('searchbox').fill('barış');
  const found = page.getByRole('rowheader', { name: /Barış/ });
  await expect(page.getByText(/^\d records?$/)).toBeVisible();
  const count = await found.count();
  await found.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /Barış/ })).toBeVisible();
  expect(page.url()).not.toContain('bar');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('barış');
  await expect(page.getByRole('rowheader')).toHaveCount(count);
});

test('on a phone one press leads to what is done with a record (ADMIN-69)', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('school');
  await page.goto('/admin/matches/match-draft-friendly');
  await expect(button(page, 'Postpone')).not.toBeInViewport();
  await button(page, 'State and who sees it').press('Enter');
  await expect(button(page, 'Postpone')).toBeInViewport();
  // Tab continues from the card that was scrolled to.
  await page.keyboard.press('Tab');
  await expect(button(page, 'Enter the result')).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(button(page, 'State and who sees it')).toBeHidden();
});

test('the start of a match is offered when its time comes while somebody waits (MATCH-24, ADMIN-80)', async ({
  page,
  signIn,
  backEnd,
}) => {
  const path = 'matches/match-draft-guest';
  await signIn('school');
  const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', path);
  const startsAt = '2026-04-15T14:21:00Z';
  const match = { schedule: { kind: 'dateTime', startsAt } };
  await callElsewhere(backEnd, 'PATCH', path, { version, match });
  await page.clock.install();
  await page.goto(`/admin/${path}`);
  await expect(page.getByText(/It can start 60 minutes before/)).toBeVisible();
  await expect(button(page, 'Start the match')).toBeHidden();
  await waitForQuietNetwork(page);
  // No call is answered: each answer would set the clock of the page to the fixed one of the back
  // end.
  await page.route('**/api/**', () => {});
  await page.clock.fastForward(120_000);
  await expect(button(page, 'Start the match')).toBeVisible();
});

test('a message that is on its way is followed to its end (ADMIN-11)', async ({ page, signIn }) => {
  await signIn('admin');
  let isSent = false;
  await page.route('**/api/admin/messages/outgoing-*', async (route) => {
    const answer = await route.fetch();
    const message = (await answer.json()) as Record<string, unknown>;
    const sent = { status: 'sent', version: 99, sentCount: 12, readCount: 0 };
    await route.fulfill({ response: answer, json: isSent ? { ...message, ...sent } : message });
  });
  await page.clock.install();
  await page.goto('/admin/messages?status=sending');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByText('It is going out at this moment.')).toBeVisible();
  isSent = true;
  await page.clock.fastForward(11_000);
  await expect(page.getByText('It is in the inboxes of its readers.')).toBeVisible();
  await expect(page.getByText('Read by 0 of 12.')).toBeVisible();
  // The audience has another size by now than the number of people who received the message.
  await expect(page.getByText(/^Goes to/)).toBeHidden();
});

test('removing a player from a squad moves the focus to the next one (A11Y-4)', async ({
  page,
  signIn,
}) => {
  await signIn('school');
  await page.goto('/admin/teams/team-tr-football-u16-gokcecinar');
  const removals = page.getByRole('button', { name: /^Take .* out of the squad/ });
  await expect(removals.nth(3)).toBeVisible();
  const rows = page.getByRole('main').getByRole('list', { name: 'Squad' }).getByRole('listitem');
  const name = rows.nth(1).locator('span').first();
  await expect(name).not.toHaveText('Loading');
  const next = await name.textContent();
  await removals.first().press('Enter');
  await expect(page.getByRole('button', { name: `Take ${next} out` })).toBeFocused();
  await expect(page.getByText(/is out of the squad\.$/)).toBeVisible();
  await removals.last().press('Enter');
  await expect(removals.last()).toBeFocused();
});

test('a match that was called off is scheduled again after a question (MATCH-26)', async ({
  page,
  signIn,
  backEnd,
}) => {
  const path = 'matches/match-draft-friendly';
  await signIn('school');
  const { version } = await callElsewhere<{ version: number }>(backEnd, 'GET', path);
  const change = { version, status: 'cancelled', statusReason: 'weather' };
  await callElsewhere(backEnd, 'POST', `${path}/status`, change);
  await page.goto(`/admin/${path}`);
  await button(page, 'Schedule again').press('Enter');
  const asked = page.getByRole('main').getByRole('form', { name: 'Schedule again' });
  await asked.getByText('To be confirmed').click();
  await asked.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(asked.getByText('Tick this box to go on.')).toBeVisible();
  await asked.getByRole('checkbox', { name: /is to be played after all/ }).press('Space');
  await asked.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('The match is still to be played.')).toBeVisible();
});

test('a new match is named after its teams until somebody names it (ADMIN-85)', async ({
  page,
  signIn,
}) => {
  await signIn('school');
  await page.goto('/admin/matches/new');
  const title = box(page, /^Title/);
  for (const side of ['Home', 'Away']) {
    const sides = page.getByRole('radiogroup', { name: side, exact: true });
    await sides.getByText('A guest').click();
    await box(page, new RegExp(`^${side}: name`)).fill(`${side} Spor`);
  }
  await expect(title).toHaveValue('Home Spor – Away Spor');
  await title.fill('The final');
  await box(page, /^Away: name/).fill('Liman Spor');
  await expect(title).toHaveValue('The final');
});

test('what an input method composes is text of a message, and one step to take back (ADMIN-115)', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/messages/new');
  const text = box(page, /^Text/);
  await text.click();
  await page.keyboard.type('Maç ');
  const tools = await page.context().newCDPSession(page);
  for (const composed of ['k', 'か', 'かん']) {
    const caret = { selectionStart: composed.length, selectionEnd: composed.length };
    await tools.send('Input.imeSetComposition', { text: composed, ...caret });
  }
  await tools.send('Input.insertText', { text: '漢' });
  await page.keyboard.type(' bitti');
  await expect(text).toHaveText('Maç 漢 bitti');
  const preview = page.getByRole('region', { name: 'Preview: English' });
  await expect(preview).toContainText('Maç 漢 bitti');
  await button(page, 'Take back').press('Enter');
  await expect(text).not.toContainText('bitti');
  await button(page, 'Do again').press('Enter');
  await expect(text).toHaveText('Maç 漢 bitti');
});
