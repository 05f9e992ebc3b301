import type { Note, NoteWithLabels } from '@touchline/contract/calls/samples/notes';
import { expect, test } from 'vitest';
import { call, urlOf } from '../../testing/call.ts';
import { notesExamples } from '../../testing/examples/notes.ts';
import { setUpMockBackEnd } from '../../testing/mockBackEnd.ts';

setUpMockBackEnd();
const base = 'api/apps/notes';

async function all(): Promise<NoteWithLabels[]> {
  return (await call('GET', `${base}/all`)).body as NoteWithLabels[];
}

test('fifteen notes, three of them archived, with label objects (NOTE-1)', async () => {
  const notes = await all();
  expect(notes).toHaveLength(15);
  expect(notes.filter(({ archived }) => archived)).toHaveLength(3);
  expect(notes.flatMap(({ labels }) => labels)[0]).toMatchObject({ title: expect.any(String) });
});

test('two of the archived notes have the same id (NOTE-7)', async () => {
  const ids = (await all()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(14);
  const archived = (await all()).filter((note) => note.archived).map(({ id }) => id);
  expect(new Set(archived).size).toBe(2);
});

test('a call with the id of two notes reaches the first of them (NOTE-7)', async () => {
  const before = await all();
  const ids = before.map(({ id }) => id);
  const id = ids.find((each, index) => ids.indexOf(each) !== index) ?? '';
  const [first, second] = before.filter((note) => note.id === id);
  await change(id, { title: 'Changed' });
  expect((await all()).filter((note) => note.id === id)).toMatchObject([
    { ...first, title: 'Changed', updatedAt: expect.any(String) },
    { ...second },
  ]);
  await call('DELETE', `${base}?id=${id}`);
  expect((await all()).filter((note) => note.id === id)).toEqual([second]);
  await call('DELETE', `${base}?id=${id}`);
  expect(await all()).toEqual(before.filter((note) => note.id !== id));
});

async function change(id: string, changes: object): Promise<Note | null> {
  const body = { updatedNote: { id, ...changes } };
  return (await call('PATCH', base, { body })).body as Note | null;
}

test('a note comes back as it was sent, with labels in either form (NOTE-8)', async () => {
  const [note] = await all();
  const updatedNote = { ...note, title: 'Changed', updatedAt: '2026-04-15T13:00:00Z' };
  const { body } = await call('PATCH', base, { body: { updatedNote } });
  const labels = note?.labels.map(({ id }) => id);
  expect(body).toEqual({ ...updatedNote, labels });
  expect((await all())[0]).toEqual(updatedNote);
  await change('note-1', { labels });
  expect((await all())[0]?.labels).toEqual(note?.labels);
});

test('only the given fields of a note change (NOTE-3)', async () => {
  const [before] = await all();
  await change('note-1', { archived: true });
  expect((await all())[0]).toEqual({
    ...before,
    archived: true,
    updatedAt: '2026-04-15T13:20:00Z',
  });
  await change('note-1', { reminder: null, tasks: null, image: null });
  expect((await all())[0]).toMatchObject({ archived: true, reminder: null, title: before?.title });
  await change('note-1', { reminder: '2026-04-20T08:00:00Z', archived: false });
  expect((await all())[0]).toMatchObject({ archived: false, reminder: '2026-04-20T08:00:00Z' });
});

test('a note was never updated until it is edited (NOTE-3)', async () => {
  const note = (await all()).find(({ updatedAt }) => updatedAt === null);
  await call('POST', `${base}/tasks`, { body: { note: { id: note?.id }, task: 'Ring the bell' } });
  const edited = (await all()).find(({ id }) => id === note?.id);
  expect(edited?.updatedAt).toBe('2026-04-15T13:20:00Z');
});

test.each([
  ['title', 5],
  ['tasks', 'none'],
  ['labels', null],
  ['archived', 'yes'],
  ['reminder', 'tomorrow'],
  ['image', 'data:text/html;base64,PGI+'.padEnd(400, 'x')],
])('a note whose %s is %j is refused, and can still be read', async (field, value) => {
  const before = await all();
  const body = { updatedNote: { id: 'note-1', [field]: value } };
  const { status, body: problem } = await call('PATCH', base, { body });
  expect(status).toBe(400);
  expect(Object.keys((problem as { errors: object }).errors)).toEqual([`updatedNote.${field}`]);
  expect(await all()).toEqual(before);
});

test('a picture can be sent with the note', async () => {
  const image = `data:image/png;base64,${'A'.repeat(40_000)}`;
  expect(await change('note-1', { image })).toMatchObject({ image });
});

test('the pictures of the notes are drawings that can be fetched', async () => {
  const paths = (await all()).flatMap(({ image }) => image ?? []);
  expect(paths.length).toBeGreaterThan(4);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const response = await fetch(urlOf(path.slice(1)));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
  }
});

test('a note keeps only labels that exist (NOTE-8)', async () => {
  const labels = ['note-label-work', 'note-label-gone'];
  expect(await change('note-1', { labels })).toMatchObject({ labels: ['note-label-work'] });
  const { body } = await call('POST', base, { body: { note: { labels } } });
  expect(body).toMatchObject({ labels: ['note-label-work'] });
});

test('an unknown note changes nothing (MOCK-7)', async () => {
  const before = await all();
  expect(await change('unknown', { title: 'Changed' })).toBeNull();
  expect((await call('DELETE', `${base}?id=unknown`)).body).toBe(true);
  expect(await all()).toEqual(before);
});

test('a note is added at the end and deleted by id (NOTE-6)', async () => {
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
  const carriers = async () =>
    (await all()).filter(({ labels }) => labels.some(({ id }) => id === 'note-label-work'));
  expect((await carriers()).length).toBeGreaterThan(0);
  const { body: left } = await call('DELETE', `${base}/labels?id=note-label-work`);
  expect(left).toHaveLength(6);
  expect(await carriers()).toEqual([]);
});

test('a task of a note that nobody has gives null, and is added to none (MOCK-7)', async () => {
  const before = await all();
  const body = { note: { id: 'unknown', labels: [] }, task: 'Ring the bell' };
  expect((await call('POST', `${base}/tasks`, { body })).body).toBeNull();
  expect(await all()).toEqual(before);
});

test('the labels are those that the label calls answer with (NOTE-6)', async () => {
  const { body: labels } = await call('POST', `${base}/labels`, { body: { title: 'Music' } });
  expect((await call('GET', `${base}/labels`)).body).toEqual(labels);
});

test('a note holds all its fields as they were changed (NOTE-5)', async () => {
  const { body } = notesExamples.updateNote.request;
  expect((await call('PATCH', base, { body })).body).toEqual(body.updatedNote);
});
