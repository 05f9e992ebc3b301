import { expect, test } from 'vitest';
import type { Note } from '../../fixtures/areas/notes.ts';
import { call } from '../../testing/call.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();
const base = 'api/apps/notes';

interface FullNote extends Omit<Note, 'labels'> {
  labels: { id: string; title: string }[];
}

async function all(): Promise<FullNote[]> {
  return (await call('GET', `${base}/all`)).body as FullNote[];
}

test('fifteen notes, three of them archived, with label objects (NOTE-1)', async () => {
  const notes = await all();
  expect(notes).toHaveLength(15);
  expect(notes.filter(({ archived }) => archived)).toHaveLength(3);
  expect(notes.flatMap(({ labels }) => labels)[0]).toMatchObject({ title: expect.any(String) });
});

test('a note comes back as it was sent, with labels in either form', async () => {
  const [note] = await all();
  const updatedNote = { ...note, title: 'Changed' };
  const { body } = await call('PATCH', base, { body: { updatedNote } });
  expect(body).toMatchObject({ title: 'Changed', labels: note?.labels.map(({ id }) => id) });
  expect((await all())[0]).toEqual(updatedNote);
});

test('a note is added at the end and deleted by id', async () => {
  const { body } = await call('POST', base, { body: { note: { title: 'New', content: 'x' } } });
  const created = body as Note;
  expect((await all()).at(-1)).toMatchObject({
    id: created.id,
    title: 'New',
    archived: false,
    updatedAt: null,
  });
  expect((await call('DELETE', `${base}?id=${created.id}`)).body).toBe(true);
  expect(await all()).toHaveLength(15);
});

test('a task is added to its note (NOTE-4)', async () => {
  const note = { id: 'note-2', labels: [] };
  const { body } = await call('POST', `${base}/tasks`, { body: { note, task: 'Ring the bell' } });
  expect(body).toMatchObject({ tasks: [{ content: 'Ring the bell', completed: false }] });
});

test('label calls answer with the whole list, and a deleted label leaves every note (NOTE-2)', async () => {
  const { body: added } = await call('POST', `${base}/labels`, { body: { title: 'Music' } });
  expect(added).toHaveLength(7);
  const label = { id: 'note-label-work', title: 'Job' };
  const { body: renamed } = await call('PATCH', `${base}/labels`, { body: { label } });
  expect(renamed).toContainEqual(label);
  const { body: left } = await call('DELETE', `${base}/labels?id=note-label-work`);
  expect(left).toHaveLength(6);
  for (const { labels } of await all())
    expect(labels.map(({ id }) => id)).not.toContain('note-label-work');
});

test('a task of a note that nobody has is refused, and added to none (MOCK-7)', async () => {
  const before = await all();
  const body = { note: { id: 'unknown', labels: [] }, task: 'Ring the bell' };
  expect((await call('POST', `${base}/tasks`, { body })).status).toBe(404);
  expect(await all()).toEqual(before);
});

test('the labels are those that the label calls answer with', async () => {
  const { body: labels } = await call('POST', `${base}/labels`, { body: { title: 'Music' } });
  expect((await call('GET', `${base}/labels`)).body).toEqual(labels);
});
