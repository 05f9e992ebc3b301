import type { AdminMessage, AudienceSize } from '@touchline/contract/adminMessage';
import { messageStatuses } from '@touchline/contract/adminMessage';
import type { Message } from '@touchline/contract/message';
import { expect, onTestFinished, test } from 'vitest';
import { setNow } from '../clock.ts';
import { type AccountName, accounts } from '../fixtures/accounts.ts';
import { dropClients, openHub } from '../hub/hub.ts';
import { adminMessages, deliver } from '../store/adminMessages.ts';
import { messagesOf } from '../store/inboxes.ts';
import { call, errorFieldsOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'administrator';

const minutesBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString();
const base = 'api/admin/messages';

async function create(fields: object = {}) {
  const message = {
    title: 'Tea & <b>cake</b>',
    body: 'At four.',
    audience: { kind: 'all' },
    ...fields,
  };
  return (await call('POST', base, { as, body: { message } })).body as AdminMessage;
}

async function size(audience: object): Promise<AudienceSize> {
  return (await call('POST', `${base}/audience`, { as, body: { audience } })).body as AudienceSize;
}

async function send({ id, version, audience }: AdminMessage) {
  const { total } = await size(audience);
  return call('POST', `${base}/${id}/send`, { as, body: { version, total } });
}

async function inboxOf(person: AccountName): Promise<Message[]> {
  return (await call('GET', 'api/common/messages', { as: person })).body as Message[];
}

test('without an order the newest message is the first', async () => {
  const { body } = await call('GET', 'api/admin/messages?pageSize=100', { as: 'administrator' });
  const times = (body as { items: { updatedAt: string }[] }).items.map(
    ({ updatedAt }) => updatedAt,
  );
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('there are twenty, no two alike, in every status (ADMIN-11)', () => {
  const all = adminMessages.list();
  expect(all).toHaveLength(20);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(messageStatuses));
  for (const key of ['id', 'title', 'body'] as const)
    expect(new Set(all.map((each) => each[key])).size, key).toBe(20);
  for (const { status, scheduledAt, sentCount, failedCount, failure } of all) {
    expect(scheduledAt !== null).toBe(status === 'scheduled');
    expect(failure !== null).toBe(status === 'failed');
    const hasArrived = status === 'sent' || status === 'recalled' || failedCount !== null;
    expect(sentCount !== null).toBe(hasArrived);
  }
});

test('what is due is sent, with its numbers, and not before (ADMIN-11)', async () => {
  const [first] = adminMessages
    .list()
    .filter(({ status }) => status === 'scheduled')
    .toSorted(
      (one, other) => Date.parse(one.scheduledAt ?? '') - Date.parse(other.scheduledAt ?? ''),
    );
  if (!first?.scheduledAt) throw new Error('There is no message that is scheduled');
  const { id, version, scheduledAt } = first;
  const read = async () => (await call('GET', `${base}/${id}`, { as })).body as AdminMessage;
  setNow(minutesBefore(scheduledAt));
  expect(await read()).toMatchObject({ status: 'scheduled', version });
  setNow(scheduledAt);
  const { body } = await call('GET', `${base}?pageSize=100&status=scheduled`, { as });
  expect((body as { items: AdminMessage[] }).items.map((each) => each.id)).not.toContain(id);
  expect(await read()).toMatchObject({
    status: 'sent',
    version: version + 1,
    scheduledAt: null,
    sentAt: scheduledAt,
    sentCount: (await size(first.audience)).total,
  });
});

test('what is due fails if nobody belongs to its audience by then (ADMIN-12)', async () => {
  const { id, version } = await create({
    audience: { kind: 'schools', schoolIds: ['school-gokcecinar'] },
  });
  const time = { version, scheduledAt: '2026-04-16T09:00:00Z' };
  expect((await call('POST', `${base}/${id}/schedule`, { as, body: time })).status).toBe(200);
  const school = { version: 1, school: { status: 'suspended' } };
  await call('PATCH', 'api/admin/schools/school-gokcecinar', { as, body: school });
  setNow(time.scheduledAt);
  expect((await call('GET', `${base}/${id}`, { as })).body).toMatchObject({
    status: 'failed',
    failure: 'Nobody belonged to its audience when its time came',
    scheduledAt: null,
    sentAt: null,
    sentCount: null,
  });
});

test('what is due is in the inboxes, whoever looks first, and is not taken back (ADMIN-11)', async () => {
  const { id, version } = await create();
  const time = { version, scheduledAt: '2026-04-15T13:30:00Z' };
  await call('POST', `${base}/${id}/schedule`, { as, body: time });
  const unread = async () =>
    (await call('GET', 'api/messages/unread-count', { as: 'user' })).body as { count: number };
  const { count } = await unread();
  setNow(time.scheduledAt);
  expect(await unread()).toEqual({ count: count + 1 });
  expect((await inboxOf('user'))[0]).toMatchObject({ id: `message-of-${id}` });
  const later = await create();
  const scheduledAt = '2026-04-15T13:40:00Z';
  const body = { version: later.version, scheduledAt };
  await call('POST', `${base}/${later.id}/schedule`, { as, body });
  setNow(scheduledAt);
  const refused = await call('POST', `${base}/${later.id}/unschedule`, {
    as,
    body: { version: later.version + 1 },
  });
  expect(refused).toMatchObject({ status: 409, body: { current: { status: 'sent' } } });
});

test('the people of a suspended school are not counted and get nothing (ADMIN-12, LIVE-21)', async () => {
  const school = { version: 1, school: { status: 'suspended' } };
  await call('PATCH', 'api/admin/schools/school-gokcecinar', { as, body: school });
  const schoolIds = ['school-gokcecinar', 'school-wexcombe'];
  const message = await create({ audience: { kind: 'schools', schoolIds } });
  expect((await size(message.audience)).schools).toBe(1);
  expect((await send(message)).status).toBe(200);
  const ids = (await inboxOf('schoolAdministrator')).map((each) => each.id);
  expect(ids).not.toContain(`message-of-${message.id}`);
});

test('an audience is counted, nobody twice and the unknown not at all (ADMIN-12)', async () => {
  const all = await size({ kind: 'all' });
  const { User, SchoolAdministrator, Administrator } = all.byRole;
  expect(all.total).toBe(User + SchoolAdministrator + Administrator);
  expect((await size({ kind: 'roles', roles: ['User'] })).total).toBe(User);
  expect((await size({ kind: 'roles', roles: ['Administrator'] })).schools).toBe(0);
  const one = await size({ kind: 'schools', schoolIds: ['school-gokcecinar'] });
  const twice = {
    kind: 'schools',
    schoolIds: ['school-gokcecinar', 'school-gokcecinar', 'unknown'],
  };
  expect(await size(twice)).toEqual(one);
  expect(one).toMatchObject({ schools: 1 });
  expect((await size({ kind: 'teams', teamIds: ['unknown'] })).total).toBe(0);
});

test.each([
  [{ kind: 'all' }, ['user', 'schoolAdministrator', 'administrator']],
  [{ kind: 'roles', roles: ['User'] }, ['user']],
  [{ kind: 'schools', schoolIds: ['school-gokcecinar'] }, ['schoolAdministrator']],
  [{ kind: 'teams', teamIds: ['team-tr-football-u16-gokcecinar'] }, ['schoolAdministrator']],
  [{ kind: 'teams', teamIds: ['team-tr-football-u16-iskelebasi'] }, []],
])(
  'a message to %j comes to %j, and is gone when it is recalled (ADMIN-11)',
  async (audience, people) => {
    const sent = (await send(await create({ audience, link: '/matches' }))).body as AdminMessage;
    expect(sent).toMatchObject({ status: 'sent', sentAt: '2026-04-15T13:20:00Z', readCount: 0 });
    expect(sent.sentCount).toBe((await size(audience)).total);
    const holders = async () => {
      const found: string[] = [];
      for (const person of ['user', 'schoolAdministrator', 'administrator'] as const)
        if ((await inboxOf(person)).some(({ description }) => description === 'At four.'))
          found.push(person);
      return found;
    };
    expect(await holders()).toEqual(people);
    const body = { version: sent.version };
    const recalled = await call('POST', `${base}/${sent.id}/recall`, { as, body });
    expect(recalled.body).toMatchObject({ status: 'recalled' });
    expect(await holders()).toEqual([]);
  },
);

/** The events that a connected person is sent. */
function eventsOf(person: AccountName): () => { target: string; arguments: { id: string }[] }[] {
  const frames: string[] = [];
  const socket = { send: (text: string) => void frames.push(text), close() {}, drop() {} };
  const hub = openHub(socket, () => accounts[person].user.id);
  hub.receive('{"protocol":"json","version":1}\u001e');
  return () => frames.slice(1).map((text) => JSON.parse(text.slice(0, -1)));
}

test('who is connected is told of a message and of its recall, and nobody else (LIVE-21, LIVE-27)', async () => {
  onTestFinished(dropClients);
  const [reader, other] = [eventsOf('user'), eventsOf('schoolAdministrator')];
  const audience = { kind: 'roles', roles: ['User'] };
  const sent = (await send(await create({ audience }))).body as AdminMessage;
  const body = { version: sent.version };
  await call('POST', `${base}/${sent.id}/recall`, { as, body });
  const id = `message-of-${sent.id}`;
  expect(reader()).toMatchObject([
    { target: 'Message', arguments: [{ id, description: 'At four.' }] },
    { target: 'MessageRecalled', arguments: [{ id }] },
  ]);
  expect(reader().at(-1)?.arguments).toEqual([{ id }]);
  expect(other()).toEqual([]);
});

test('a title is text, in an inbox too (ADMIN-18)', async () => {
  await send(await create({ link: '/matches' }));
  expect((await inboxOf('user'))[0]).toMatchObject({
    title: 'Tea &amp; &lt;b&gt;cake&lt;/b&gt;',
    link: '/matches',
    useRouter: true,
    read: false,
  });
});

test('it goes to as many as the person confirmed, never to nobody (ADMIN-12)', async () => {
  const { id, version } = await create();
  const wrong = await call('POST', `${base}/${id}/send`, { as, body: { version, total: 3 } });
  expect(wrong.status).toBe(409);
  const nobody = await create({ audience: { kind: 'teams', teamIds: ['unknown'] } });
  expect((await send(nobody)).status).toBe(409);
  const body = { version: nobody.version, scheduledAt: '2026-05-01T00:00:00Z' };
  expect((await call('POST', `${base}/${nobody.id}/schedule`, { as, body })).status).toBe(409);
  expect((await inboxOf('user')).some(({ description }) => description === 'At four.')).toBe(false);
});

test('a message is scheduled ahead and taken back (ADMIN-11)', async () => {
  const { id, version } = await create();
  const schedule = (scheduledAt: string) =>
    call('POST', `${base}/${id}/schedule`, { as, body: { version, scheduledAt } });
  expect(errorFieldsOf(await schedule('2026-04-15T13:20:00Z'))).toEqual(['scheduledAt']);
  expect((await schedule('2026-04-15T13:20:01Z')).body).toMatchObject({ status: 'scheduled' });
  const changed = { version: 2, message: { title: 'Other' } };
  expect((await call('PATCH', `${base}/${id}`, { as, body: changed })).status).toBe(409);
  const body = { version: 2 };
  expect((await call('POST', `${base}/${id}/unschedule`, { as, body })).body).toMatchObject({
    status: 'draft',
    scheduledAt: null,
  });
});

test('a retry does not send a failed message to those who have received it (ADMIN-118)', async () => {
  const id = 'outgoing-storm';
  const { version, audience, sentCount, failedCount } = adminMessages.get(id);
  const { total } = await size(audience);
  expect((sentCount ?? 0) + (failedCount ?? 0)).toBe(total);
  const toAll = { audience: { kind: 'all' } };
  const change = { version, message: toAll };
  const changed = await call('PATCH', `${base}/${id}`, { as, body: change });
  expect(changed.body).toMatchObject({ status: 'failed', sentCount, failedCount: null });
  const all = (await size({ kind: 'all' })).total;
  deliver(adminMessages.get(id));
  const mine = messagesOf(accounts.user.user.id);
  const before = mine.list().length;
  const body = { version: version + 1, total: all };
  const sent = await call('POST', `${base}/${id}/send`, { as, body });
  expect(sent.body).toMatchObject({ status: 'sent', sentCount: all, failedCount: null });
  expect(mine.list()).toHaveLength(before);
});

/** What can be done in each status. */
const allowed: Record<string, string[]> = {
  draft: ['change', 'schedule', 'send', 'delete'],
  scheduled: ['unschedule', 'send'],
  sending: [],
  sent: ['recall'],
  failed: ['change', 'send', 'delete'],
  recalled: ['delete'],
};

test.each(messageStatuses)(
  'of what is %s only what is allowed can be done (ADMIN-11)',
  async (status) => {
    const found: string[] = [];
    const stored = adminMessages.list().find((each) => each.status === status) as AdminMessage;
    const before = structuredClone(stored);
    const { id, version } = before;
    const { total } = await size(before.audience);
    const path = `${base}/${id}`;
    const actions: Record<string, [method: string, path: string, body?: object]> = {
      change: ['PATCH', path, { version, message: { title: 'Another title' } }],
      schedule: ['POST', `${path}/schedule`, { version, scheduledAt: '2026-05-01T00:00:00Z' }],
      unschedule: ['POST', `${path}/unschedule`, { version }],
      send: ['POST', `${path}/send`, { version, total }],
      recall: ['POST', `${path}/recall`, { version }],
      delete: ['DELETE', `${path}?version=${version}`],
    };
    for (const [name, [method, to, body]] of Object.entries(actions)) {
      const { status: answered } = await call(method, to, body ? { as, body } : { as });
      if (answered === 200) found.push(name);
      else expect(answered, name).toBe(409);
      Object.assign(adminMessages.find(id) ?? {}, structuredClone(before));
    }
    expect(found).toEqual(allowed[status]);
  },
);

test.each([
  ['<p>One <b>two</b></p>', true],
  ['<ul><li>One</li></ul><br><br/><em>x</em>', true],
  ['<a href="/matches">here</a>', true],
  ['<a href="https://touchline.example/a?b=c">here</a>', true],
  ['<p> </p><br>', false],
  ['<ul><li>&nbsp;</li></ul>', false],
  ['1 < 2', false],
  ['<script>alert(1)</script>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<p onclick="alert(1)">x</p>', false],
  ['<a href="javascript:alert(1)">x</a>', false],
  ['<a href="//host">x</a>', false],
  ['<a href="/\\host">x</a>', false],
  ['<a href="http://host">x</a>', false],
  ['<a href="/a" target="_blank">x</a>', false],
  ['<p', false],
])('a body of %s is taken: %j (ADMIN-18)', async (text, isTaken) => {
  const message = { title: 'Title', body: text, audience: { kind: 'all' } };
  const answered = await call('POST', base, { as, body: { message } });
  expect(answered.status).toBe(isTaken ? 200 : 400);
  if (!isTaken) expect(errorFieldsOf(answered)).toEqual(['message.body']);
});

test.each([
  ['/matches', true],
  ['https://touchline.example', true],
  ['//host', false],
  ['/\\host', false],
  ['/\thost', false],
  ['http://host', false],
  ['https://a:b@host', false],
  ['mailto:a@b', false],
])('a link of %s is taken: %j (ADMIN-10)', async (link, isTaken) => {
  const message = { title: 'Title', body: 'x', audience: { kind: 'all' }, link };
  const answered = await call('POST', base, { as, body: { message } });
  expect(answered.status).toBe(isTaken ? 200 : 400);
  if (isTaken) expect(answered.body).toMatchObject({ useRouter: link.startsWith('/') });
});
