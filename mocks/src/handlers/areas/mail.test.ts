import { check, constantFrom, oneof, property, string, array } from 'fast-check';
import type { Mail, MailLabel } from '@touchline/contract/calls/samples/mail';
import { expect, test } from 'vitest';
import { mailFilters } from '../../fixtures/areas/mail.ts';
import { reset } from '../../store/resets.ts';
import { call } from '../../testing/call.ts';
import { mailExamples } from '../../testing/examples/mail.ts';
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

test('a folder counts all its mails, the unread ones, or none (MAIL-2)', async () => {
  expect(await countIn('inbox')).toBe(27);
  expect(await countIn('sent')).toBe(0);
  expect(await countIn('drafts')).toBe(7);
  expect(await countIn('spam')).toBe(13);
  expect(await countIn('trash')).toBe(0);
});

async function totalOf(query: string): Promise<number | undefined> {
  return (await mails(query)).pagination.totalResults;
}

test.each([
  ['folder=inbox', 45],
  ['folder=sent', 17],
  ['folder=drafts', 7],
  ['folder=spam', 13],
  ['folder=trash', 18],
  ['filter=starred', 56],
  ['filter=important', 47],
  ['label=personal', 79],
  ['label=work', 57],
  ['label=payments', 47],
  ['label=invoices', 28],
  ['label=accounts', 12],
  ['label=forums', 0],
])('of a hundred mails, %s has %i (MAIL-14)', async (query, total) => {
  expect(await totalOf(query)).toBe(total);
});

/** The mails of all folders, so that no loop over them runs over nothing. */
async function everyMail() {
  const folders = ['inbox', 'sent', 'drafts', 'spam', 'trash'];
  const pages = [1, 2, 3, 4, 5];
  const answers = await Promise.all(
    folders.flatMap((folder) => pages.map((page) => mails(`folder=${folder}&page=${page}`))),
  );
  const all = answers.flatMap((answer) => answer.mails ?? []);
  expect(all).toHaveLength(100);
  return all;
}

test('eight mails have an attachment (MAIL-14)', async () => {
  const all = await everyMail();
  expect(all.filter(({ attachments }) => attachments.length)).toHaveLength(8);
});

test('six labels have a colour each at first (MAIL-9)', async () => {
  const { body } = await call('GET', `${base}/labels`);
  expect((body as MailLabel[]).map(({ title, color }) => `${title} ${color}`)).toEqual([
    'Personal blue',
    'Work indigo',
    'Payments red',
    'Invoices teal',
    'Accounts purple',
    'Forums green',
  ]);
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
  expect(dates).toHaveLength(10);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { cc, ccCount, bcc, bccCount } of found ?? []) {
    expect([ccCount, bccCount]).toEqual([cc.length, bcc.length]);
  }
});

test('past the last page there is null and the last page (MAIL-5)', async () => {
  expect((await mails('folder=inbox&page=5')).mails).toHaveLength(5);
  expect(await mails('folder=inbox&page=6')).toEqual({ mails: null, pagination: { lastPage: 5 } });
});

test('page 0 is the first (MAIL-4)', async () => {
  const first = await mails('folder=inbox');
  expect(first.pagination).toMatchObject({ currentPage: 1 });
  expect(await mails('folder=inbox&page=0')).toEqual(first);
});

test.each(['-1', '1.5', 'two', '10001'])('page %s is refused', async (page) => {
  const { status, body } = await call('GET', `${base}/mails?folder=inbox&page=${page}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { page: expect.any(Array) } });
});

test('a filter means that the flag is set; a label that it is carried (MAIL-6)', async () => {
  const pageOf = async (query: string) => {
    const found = (await mails(query)).mails ?? [];
    expect(found).toHaveLength(10);
    return found;
  };
  for (const mail of await pageOf('filter=starred')) expect(mail.starred).toBe(true);
  for (const mail of await pageOf('label=work')) expect(mail.labels).toContain('mail-label-work');
});

test.each(['', 'folder=unknown', 'filter=unknown', 'label=unknown'])(
  'without a folder, filter or label that is known there are no mails: %j (MOCK-19)',
  async (query) => {
    const { status, body } = await call('GET', `${base}/mails?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mails: [], pagination: { totalResults: 0, lastPage: 1 } });
  },
);

test('flags change one by one (MAIL-3, MAIL-13)', async () => {
  const id = (await mails('folder=inbox')).mails?.find(({ unread }) => unread)?.id;
  const { body: before } = await call('GET', `${base}/mail?id=${id}`);
  const change = { id, mail: { unread: false } };
  const { body: after } = await call('PATCH', `${base}/mail`, { body: change });
  expect(after).toEqual({ ...(before as Mail), unread: false });
  expect(await countIn('inbox')).toBe(26);
});

test.each([
  ['Work Stuff', 'work-stuff'],
  ['A - B', 'a-b'],
  ['A  --  B', 'a-b'],
  // What is removed last can leave two hyphens: the specification has this order.
  ['Gelir & Gider!', 'gelir--gider'],
  ['Kick_off 2', 'kick_off-2'],
  ['Ödemeler', 'demeler'],
  ['İLKE', 'ilke'],
  ['!?', 'label'],
  ['- -', 'label'],
])('the slug of "%s" is %s (MAIL-7)', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a second label of the same name gets a number (MAIL-7)', async () => {
  const create = async () =>
    (await call('POST', `${base}/label`, { body: { label: { title: 'Work' } } })).body;
  expect(await create()).toMatchObject({ slug: 'work-1' });
  expect(await create()).toMatchObject({ slug: 'work-2' });
});

test('a label whose title has no word characters can still be asked for (MAIL-7)', async () => {
  const create = async (title: string) =>
    (await call('POST', `${base}/label`, { body: { label: { title } } })).body as MailLabel;
  const first = await create('…');
  const second = await create('!!!');
  expect([first.slug, second.slug]).toEqual(['label', 'label-1']);
  const change = { id: 'mail-3', mail: { labels: [second.id] } };
  await call('PATCH', `${base}/mail`, { body: change });
  expect((await mails('label=label-1')).mails?.map(({ id }) => id)).toEqual(['mail-3']);
  expect((await mails('label=label')).mails).toEqual([]);
});

test('a label that gets another colour keeps its title and slug', async () => {
  const body = { id: 'mail-label-work', label: { color: 'amber' } };
  expect((await call('PATCH', `${base}/label`, { body })).body).toEqual({
    id: 'mail-label-work',
    title: 'Work',
    slug: 'work',
    color: 'amber',
  });
});

test('a renamed label gets a new slug; a deleted one leaves every mail (MAIL-8)', async () => {
  const carriers = async () =>
    (await everyMail()).filter(({ labels }) => labels.includes('mail-label-work'));
  const body = { id: 'mail-label-work', label: { title: 'Match Day' } };
  expect((await call('PATCH', `${base}/label`, { body })).body).toMatchObject({
    slug: 'match-day',
  });
  expect(await carriers()).toHaveLength(57);
  await call('DELETE', `${base}/label?id=mail-label-work`);
  const { body: labels } = await call('GET', `${base}/labels`);
  expect((labels as MailLabel[]).map(({ id }) => id)).not.toContain('mail-label-work');
  expect(await carriers()).toEqual([]);
});

test('a renamed label never takes the slug of another one, and keeps its own (MAIL-8)', async () => {
  const rename = async (id: string, title: string) =>
    (await call('PATCH', `${base}/label`, { body: { id, label: { title } } })).body;
  expect(await rename('mail-label-work', 'Payments')).toMatchObject({ slug: 'payments-1' });
  expect(await rename('mail-label-work', 'payments')).toMatchObject({ slug: 'payments-1' });
  expect(await rename('mail-label-payments', 'Payments!')).toMatchObject({ slug: 'payments' });
  // Each can still be asked for.
  const idsOf = async (slug: string) => (await mails(`label=${slug}`)).mails?.map(({ id }) => id);
  expect(await idsOf('payments-1')).not.toEqual(await idsOf('payments'));
});

test('settings are merged and kept, and are nothing but settings (MAIL-10)', async () => {
  expect((await call('GET', `${base}/settings`)).body).toEqual({ messageLayout: 'right' });
  const settings = { messageLayout: 'bottom' };
  const { body: changed } = await call('PATCH', `${base}/settings`, { body: { settings } });
  expect(changed).toEqual(settings);
  await call('PATCH', `${base}/settings`, { body: { settings: {} } });
  expect((await call('GET', `${base}/settings`)).body).toEqual(settings);
});

test('a reset restores the settings', async () => {
  const body = { settings: { messageLayout: 'bottom' } };
  await call('PATCH', `${base}/settings`, { body });
  reset();
  expect((await call('GET', `${base}/settings`)).body).toEqual({ messageLayout: 'right' });
});

test('the filters are there to choose from (MAIL-13)', async () => {
  expect((await call('GET', `${base}/filters`)).body).toEqual(mailFilters);
  expect(mailFilters.length).toBeGreaterThan(0);
});

test.each([
  ['cc', null],
  ['labels', 'work'],
  ['from', null],
  ['subject', 5],
  ['date', 'yesterday'],
  ['unread', 'no'],
  ['folder', null],
])('a mail whose %s is %j is refused, and can still be read', async (field, value) => {
  const before = await mails('folder=inbox');
  const id = before.mails?.[0]?.id;
  const body = { id, mail: { [field]: value } };
  const { status, body: problem } = await call('PATCH', `${base}/mail`, { body });
  expect(status).toBe(400);
  expect(Object.keys((problem as { errors: object }).errors)).toEqual([`mail.${field}`]);
  expect(await mails('folder=inbox')).toEqual(before);
});

test('a mail moves to a folder that exists, and to no other (MAIL-1, MAIL-15)', async () => {
  const move = (folder: string) =>
    call('PATCH', `${base}/mail`, { body: { id: 'mail-3', mail: { folder } } });
  expect((await move('mail-folder-trash')).body).toMatchObject({ folder: 'mail-folder-trash' });
  const { status, body } = await move('mail-folder-unknown');
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { 'mail.folder': expect.any(Array) } });
  expect(await totalOf('folder=trash')).toBe(19);
});

test('a mail carries only labels that exist, each once (MAIL-15)', async () => {
  const labels = ['mail-label-work', 'mail-label-gone', 'mail-label-work'];
  const body = { id: 'mail-3', mail: { labels } };
  expect((await call('PATCH', `${base}/mail`, { body })).body).toMatchObject({
    labels: ['mail-label-work'],
  });
});

test('the copies of a mail are changed as a whole', async () => {
  const cc = ['ece@touchline.example', 'sam@touchline.example'];
  await call('PATCH', `${base}/mail`, { body: { id: 'mail-3', mail: { cc, bcc: [] } } });
  expect((await call('GET', `${base}/mail?id=mail-3`)).body).toMatchObject({ cc, bcc: [] });
});

test('an unknown mail or label changes nothing (MOCK-7)', async () => {
  const before = (await call('GET', `${base}/labels`)).body;
  const mail = { id: 'unknown', mail: { unread: true } };
  expect((await call('PATCH', `${base}/mail`, { body: mail })).body).toBeNull();
  expect((await call('GET', `${base}/mail?id=unknown`)).body).toBeNull();
  const label = { id: 'unknown', label: { title: 'New' } };
  expect((await call('PATCH', `${base}/label`, { body: label })).body).toBeNull();
  expect((await call('DELETE', `${base}/label?id=unknown`)).body).toBe(true);
  expect((await call('GET', `${base}/labels`)).body).toEqual(before);
});

test('a mail holds all its fields as they were changed (MAIL-12)', async () => {
  const { body } = mailExamples.updateMail.request;
  expect((await call('PATCH', `${base}/mail`, { body })).body).toEqual(body.mail);
});

/** The rule, letter by letter. */
function slugByLetters(title: string): string {
  let slug = '';
  let last = '';
  for (const letter of title.toLowerCase()) {
    const next = /^\s$/.test(letter) ? '-' : letter;
    if (next === '-' && last === '-') continue;
    last = next;
    if (/^[a-z0-9_-]$/.test(next)) slug += next;
  }
  return /[a-z0-9_]/.test(slug) ? slug : 'label';
}

const titles = oneof(
  string({ unit: 'grapheme', maxLength: 20 }),
  array(constantFrom('A', 'b', ' ', '-', '&', '_', '7', 'İ', 'ş', '\u00A0', '\t'), {
    maxLength: 12,
  }).map((letters) => letters.join('')),
);

function wrongSlug(rule: (title: string) => string) {
  const follows = property(titles, (title) => rule(title) === slugByLetters(title));
  return check(follows, { seed: 20_261_122, numRuns: 2_000 });
}

test('the slug of any title follows the rule, in its order (MAIL-7)', () => {
  expect(wrongSlug(slugOf).counterexample).toBeNull();
});

test.each<[string, (title: string) => string]>([
  ['joins hyphens after letters have gone', (title) => slugOf(title).replace(/-{2,}/g, '-')],
  ['leaves capitals', (title) => title.replace(/\s/g, '-').replace(/[^\w-]/g, '')],
])('a slug that %s is found', (_, rule) => {
  expect(wrongSlug(rule).failed).toBe(true);
});
