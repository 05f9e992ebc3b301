import { expect, test } from 'vitest';
import { type Mail, type MailLabel, mailFilters } from '../../fixtures/areas/mail.ts';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';
import { slugOf } from './mail.ts';

setUpMockBackEnd();
const base = 'api/apps/message';

interface Answer {
  mails: (Mail & { ccCount: number; bccCount: number })[] | null;
  pagination: Record<string, number>;
}

async function mails(query: string): Promise<Answer> {
  return (await call('GET', `${base}/mails?${query}`)).body as Answer;
}

async function countIn(slug: string): Promise<number | undefined> {
  const { body } = await call('GET', `${base}/folders`);
  return (body as { slug: string; count: number }[]).find((folder) => folder.slug === slug)?.count;
}

test('folders count what people want to know of each (MAIL-2)', async () => {
  expect(await countIn('inbox')).toBe(27);
  expect(await countIn('sent')).toBe(0);
  expect(await countIn('drafts')).toBe(7);
  expect(await countIn('spam')).toBe(13);
  expect(await countIn('trash')).toBe(0);
});

test('ten mails a page, the newest first, with the number of copies (MAIL-4, MAIL-11)', async () => {
  const { mails: found, pagination } = await mails('folder=inbox');
  expect(pagination).toEqual({
    totalResults: 45,
    resultsPerPage: 10,
    currentPage: 1,
    lastPage: 5,
    startIndex: 0,
    endIndex: 9,
  });
  const dates = (found ?? []).map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { cc, ccCount, bcc, bccCount } of found ?? []) {
    expect([ccCount, bccCount]).toEqual([cc.length, bcc.length]);
  }
});

test('past the last page there is null and the last page (MAIL-5)', async () => {
  expect((await mails('folder=inbox&page=5')).mails).toHaveLength(5);
  expect(await mails('folder=inbox&page=6')).toEqual({ mails: null, pagination: { lastPage: 5 } });
});

test('a filter means that the flag is set; a label that it is carried (MAIL-6)', async () => {
  for (const mail of (await mails('filter=starred')).mails ?? []) expect(mail.starred).toBe(true);
  for (const mail of (await mails('label=work')).mails ?? [])
    expect(mail.labels).toContain('mail-label-work');
});

test('nothing chosen is nothing found, and an unknown slug is refused', async () => {
  expect((await mails('')).mails).toEqual([]);
  expect((await call('GET', `${base}/mails?folder=unknown`)).status).toBe(404);
});

test('flags change one by one (MAIL-3)', async () => {
  const change = { id: 'mail-1', mail: { unread: false } };
  const { body: before } = await call('GET', `${base}/mail?id=mail-1`);
  const { body: after } = await call('PATCH', `${base}/mail`, { body: change });
  expect(after).toEqual({ ...(before as Mail), unread: false });
  expect(await countIn('inbox')).toBe(26);
});

test.each([
  ['Work Stuff', 'work-stuff'],
  ['A - B', 'a-b'],
  ['Gelir & Gider!', 'gelir-gider'],
])('the slug of "%s" is %s (MAIL-7)', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a second label of the same name gets a number (MAIL-7)', async () => {
  const create = async () =>
    (await call('POST', `${base}/label`, { body: { label: { title: 'Work' } } })).body;
  expect(await create()).toMatchObject({ slug: 'work-1' });
  expect(await create()).toMatchObject({ slug: 'work-2' });
});

test('a renamed label gets a new slug; a deleted one leaves every mail (MAIL-8)', async () => {
  const body = { id: 'mail-label-work', label: { title: 'Match Day' } };
  expect((await call('PATCH', `${base}/label`, { body })).body).toMatchObject({
    slug: 'match-day',
  });
  await call('DELETE', `${base}/label?id=mail-label-work`);
  const { body: labels } = await call('GET', `${base}/labels`);
  expect((labels as MailLabel[]).map(({ id }) => id)).not.toContain('mail-label-work');
  for (const mail of (await mails('folder=inbox')).mails ?? [])
    expect(mail.labels).not.toContain('mail-label-work');
});

test('settings are merged (MAIL-10)', async () => {
  expect((await call('GET', `${base}/settings`)).body).toMatchObject({ messageLayout: 'right' });
  const body = { settings: { messageLayout: 'bottom' } };
  expect((await call('PATCH', `${base}/settings`, { body })).body).toMatchObject({
    messageLayout: 'bottom',
  });
});

test('what is set is still set when it is asked for (MAIL-10)', async () => {
  const body = { settings: { messageLayout: 'bottom' } };
  await call('PATCH', `${base}/settings`, { body });
  expect((await call('GET', `${base}/settings`)).body).toMatchObject(body.settings);
});

test('the filters are there to choose from', async () => {
  expect((await call('GET', `${base}/filters`)).body).toEqual(mailFilters);
  expect(mailFilters.length).toBeGreaterThan(0);
});
