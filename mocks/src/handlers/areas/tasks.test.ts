import type { Task } from '@touchline/contract/calls/samples/tasks';
import { expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { tasksExamples } from '../../testing/examples/tasks.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();
const base = 'api/apps/tasks';

async function all(): Promise<Task[]> {
  return (await call('GET', `${base}/all`)).body as Task[];
}

test('thirty entries in their order, three of them sections, fifteen completed (TASK-1, TASK-8)', async () => {
  const tasks = await all();
  expect(tasks.map(({ order }) => order)).toEqual(tasks.map((_, index) => index));
  expect(tasks).toHaveLength(30);
  expect(tasks.filter(({ type }) => type === 'section')).toHaveLength(3);
  expect(tasks.filter(({ completed }) => completed)).toHaveLength(15);
});

test('the search marks what it found in the title (TASK-3)', async () => {
  const { body } = await call('GET', `${base}/search?query=PITCH`);
  expect((body as Task[]).map(({ title }) => title)).toContain(
    'Mark the lines of <mark>pitch</mark> 1',
  );
});

const found = async (query: string) =>
  (await call('GET', `${base}/search?query=${encodeURIComponent(query)}`)).body as Task[] | null;

test.each([
  ['ışık', '<mark>Işık</mark>ları kontrol et'],
  ['ISIKLAR', '<mark>Işıklar</mark>ı kontrol et'],
  ['kontrol  et', 'Işıkları <mark>kontrol et</mark>'],
  ['GÖNÜLLÜ', '<mark>Gönüllü</mark>lere teşekkür et'],
])('%s is found without regard to case, accents and dots (TASK-3)', async (query, title) => {
  expect((await found(query))?.map((task) => task.title)).toEqual([title]);
});

test.each([
  // A ligature folds into two letters, two spaces into one.
  ['ﬁve  lamps:  ışık', 'isik', 'ﬁve  lamps:  <mark>ışık</mark>'],
  ['Işık, ışık and IŞIK', 'ışık', '<mark>Işık</mark>, <mark>ışık</mark> and <mark>IŞIK</mark>'],
  ['ﬁve lamps', 'f', '<mark>ﬁ</mark>ve lamps'],
  ['I\u0307lke', 'ilk', '<mark>I\u0307lk</mark>e'],
])('the marks stand where the letters are: %s (TASK-3)', async (title, query, marked) => {
  await call('PATCH', `${base}/task`, { body: { id: 'task-2', task: { title } } });
  const task = (await found(query))?.find(({ id }) => id === 'task-2');
  expect(task?.title).toBe(marked);
});

test('a title is text, also where it is marked (TASK-3)', async () => {
  const title = '<img src=x onerror="alert(1)"> & İlke’s <b>lamp</b>';
  await call('PATCH', `${base}/task`, { body: { id: 'task-2', task: { title } } });
  const [task] = (await found('ilke')) ?? [];
  expect(task?.title).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; <mark>İlke</mark>’s &lt;b&gt;lamp&lt;/b&gt;',
  );
  expect((await found('<b>'))?.map((each) => each.title)).toEqual([
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; İlke’s <mark>&lt;b&gt;</mark>lamp&lt;/b&gt;',
  ]);
  expect(((await call('GET', `${base}/task?id=task-2`)).body as Task).title).toBe(title);
});

test('the search finds notes too, and nothing for an empty text (TASK-3)', async () => {
  const { body } = await call('GET', `${base}/search?query=sports%20office`);
  expect((body as Task[]).length).toBeGreaterThan(0);
  for (const query of ['', ' ']) expect(await found(query)).toBeNull();
  expect((await call('GET', `${base}/search`)).body).toBeNull();
  expect(await found('nowhere to be found')).toEqual([]);
});

test('a new task stands first and is empty (TASK-2)', async () => {
  const { body } = await call('POST', `${base}/task`, { body: { type: 'task' } });
  expect(body).toMatchObject({
    title: '',
    notes: null,
    completed: false,
    dueDate: null,
    priority: 1,
    order: 0,
  });
  expect(body).not.toHaveProperty('subTasks');
  expect(body).not.toHaveProperty('assignedTo');
  const tasks = await all();
  expect(tasks[0]).toEqual(body);
  expect(tasks.map(({ order }) => order)).toEqual(tasks.map((_, index) => index));
});

test('the order is the place in the list that was sent (TASK-4)', async () => {
  const reversed = (await all()).toReversed();
  const { body } = await call('PATCH', `${base}/order`, { body: { tasks: reversed } });
  expect((body as Task[]).map(({ id }) => id)).toEqual(reversed.map(({ id }) => id));
});

test('a deleted tag leaves every task (TASK-5)', async () => {
  const carriers = async () => (await all()).filter(({ tags }) => tags.includes('task-tag-kit'));
  expect((await carriers()).length).toBeGreaterThan(0);
  await call('DELETE', `${base}/tag?id=task-tag-kit`);
  expect(await carriers()).toEqual([]);
});

test('a task is changed and deleted by id (TASK-7)', async () => {
  const body = { id: 'task-2', task: { completed: true } };
  expect((await call('PATCH', `${base}/task`, { body })).body).toMatchObject({ completed: true });
  expect((await call('DELETE', `${base}/task?id=task-2`)).body).toBe(true);
  expect((await call('GET', `${base}/task?id=task-2`)).body).toBeNull();
});

test('only the given fields of a task change', async () => {
  const before = (await all())[2];
  await call('PATCH', `${base}/task`, {
    body: { id: 'task-3', task: { priority: 0, notes: null } },
  });
  expect((await all())[2]).toEqual({ ...before, priority: 0, notes: null });
});

test.each([
  ['title', 5],
  ['tags', null],
  ['notes', 7],
  ['priority', 3],
  ['dueDate', 'soon'],
  ['subTasks', [{ title: 'Without an id' }]],
  ['type', 'reminder'],
])('a task whose %s is %j is refused, and can still be found', async (field, value) => {
  const before = await all();
  const body = { id: 'task-2', task: { [field]: value } };
  const { status, body: problem } = await call('PATCH', `${base}/task`, { body });
  expect(status).toBe(400);
  expect(Object.keys((problem as { errors: object }).errors)[0]).toMatch(`task.${field}`);
  expect(await all()).toEqual(before);
  expect(await found('pitch')).not.toEqual([]);
});

test('a task carries only tags that exist (TASK-9)', async () => {
  const body = { id: 'task-2', task: { tags: ['task-tag-kit', 'task-tag-gone'] } };
  expect((await call('PATCH', `${base}/task`, { body })).body).toMatchObject({
    tags: ['task-tag-kit'],
  });
});

test('a new tag is the first, and a renamed one keeps its place (TASK-7)', async () => {
  const tags = async () => (await call('GET', `${base}/tags`)).body;
  const { body: tag } = await call('POST', `${base}/tag`, { body: { tag: { title: 'Music' } } });
  expect(tag).toMatchObject({ title: 'Music' });
  expect(await tags()).toMatchObject([tag, {}, {}, {}, {}, {}, {}]);
  const body = { id: 'task-tag-pitch', tag: { title: 'Grass' } };
  const { body: renamed } = await call('PATCH', `${base}/tag`, { body });
  expect(renamed).toEqual({ id: 'task-tag-pitch', title: 'Grass' });
  expect(await tags()).toMatchObject([tag, renamed, {}, {}, {}, {}, {}]);
  await call('DELETE', `${base}/tag?id=task-tag-pitch`);
  expect(await tags()).not.toContainEqual(renamed);
});

test('an unknown task or tag changes nothing (MOCK-7)', async () => {
  const before = await all();
  const task = { id: 'unknown', task: { title: 'x' } };
  expect((await call('PATCH', `${base}/task`, { body: task })).body).toBeNull();
  const tag = { id: 'unknown', tag: { title: 'x' } };
  expect((await call('PATCH', `${base}/tag`, { body: tag })).body).toBeNull();
  expect((await call('DELETE', `${base}/task?id=unknown`)).body).toBe(true);
  expect((await call('DELETE', `${base}/tag?id=unknown`)).body).toBe(true);
  expect(await all()).toEqual(before);
});

test('a task holds all its fields as they were changed (TASK-6)', async () => {
  const { body } = tasksExamples.updateTask.request;
  expect((await call('PATCH', `${base}/task`, { body })).body).toEqual(body.task);
});
