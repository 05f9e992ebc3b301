import { expect, test } from 'vitest';
import type { Task } from '../../fixtures/areas/tasks.ts';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();
const base = 'api/apps/tasks';

async function all(): Promise<Task[]> {
  return (await call('GET', `${base}/all`)).body as Task[];
}

test('thirty entries in their order, three of them sections (TASK-1)', async () => {
  const tasks = await all();
  expect(tasks.map(({ order }) => order)).toEqual(tasks.map((_, index) => index));
  expect(tasks.filter(({ type }) => type === 'section')).toHaveLength(3);
});

test('the search marks what it found in the title (TASK-3)', async () => {
  const { body } = await call('GET', `${base}/search?query=PITCH`);
  expect((body as Task[]).map(({ title }) => title)).toContain(
    'Mark the lines of <mark>pitch</mark> 1',
  );
});

test('the search finds notes too, and nothing for an empty text (TASK-3)', async () => {
  const { body } = await call('GET', `${base}/search?query=sports%20office`);
  expect((body as Task[]).length).toBeGreaterThan(0);
  expect((await call('GET', `${base}/search?query=`)).body).toBeNull();
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
  await call('DELETE', `${base}/tag?id=task-tag-kit`);
  for (const { tags } of await all()) expect(tags).not.toContain('task-tag-kit');
});

test('a task is changed and deleted by id', async () => {
  const body = { id: 'task-2', task: { completed: true } };
  expect((await call('PATCH', `${base}/task`, { body })).body).toMatchObject({ completed: true });
  expect((await call('DELETE', `${base}/task?id=task-2`)).body).toBe(true);
  expect((await call('GET', `${base}/task?id=task-2`)).body).toBeNull();
});
