import * as v from 'valibot';
import { answerAt, refuse } from '../../api.ts';
import { now, toInstant } from '../../clock.ts';
import { type Note, noteLabels, seedNotes } from '../../fixtures/areas/notes.ts';
import { collection } from '../../store/collection.ts';

const base = 'api/apps/notes';
const notes = collection<Note>('note', seedNotes);
const labels = collection('note-label', () => noteLabels);
const tasks = collection<{ id: string }>('note-task', () => []);

const label = v.object({ id: v.optional(v.string()), title: v.string() });
/** A note as clients send it: labels as ids, or as the objects in the answer of `all`. */
const given = v.looseObject({
  id: v.optional(v.string()),
  labels: v.optional(
    v.array(
      v.union([
        v.string(),
        v.pipe(
          v.looseObject({ id: v.string() }),
          v.transform(({ id }) => id),
        ),
      ]),
    ),
    [],
  ),
});

function withLabels(note: Note) {
  return { ...note, labels: labels.list().filter(({ id }) => note.labels.includes(id)) };
}

function noteFrom(fields: v.InferOutput<typeof given>, id: string): Note {
  const empty: Note = {
    id,
    title: '',
    content: '',
    tasks: null,
    image: null,
    reminder: null,
    labels: [],
    archived: false,
    createdAt: toInstant(now()),
    updatedAt: null,
  };
  return { ...empty, ...(fields as Partial<Note>), id };
}

export const notesHandlers = [
  answerAt('GET', `${base}/labels`, () => labels.list()),
  answerAt('POST', `${base}/labels`, async ({ body }) => {
    const { title } = await body(v.object({ title: v.string() }));
    labels.append({ id: labels.newId(), title });
    return labels.list();
  }),
  answerAt('PATCH', `${base}/labels`, async ({ body }) => {
    const { label: changed } = await body(v.object({ label }));
    if (changed.id) labels.merge(changed.id, { title: changed.title });
    return labels.list();
  }),
  answerAt('DELETE', `${base}/labels`, ({ query }) => {
    const gone = labels.remove(query.get('id'));
    if (gone)
      notes.update((note) => ({ ...note, labels: note.labels.filter((id) => id !== gone.id) }));
    return labels.list();
  }),
  answerAt('POST', `${base}/tasks`, async ({ body }) => {
    const { note, task: content } = await body(v.object({ note: given, task: v.string() }));
    const stored = notes.find(note.id ?? null) ?? refuse(404, 'NOT FOUND');
    const task = { id: tasks.newId(), content, completed: false };
    return notes.merge(stored.id, { tasks: [...(stored.tasks ?? []), task] });
  }),
  answerAt('GET', `${base}/all`, () => notes.list().map(withLabels)),
  answerAt('POST', base, async ({ body }) => {
    const { note } = await body(v.object({ note: given }));
    return notes.append(noteFrom(note, notes.newId()));
  }),
  answerAt('PATCH', base, async ({ body }) => {
    const { updatedNote } = await body(v.object({ updatedNote: given }));
    return updatedNote.id ? notes.merge(updatedNote.id, updatedNote as Partial<Note>) : null;
  }),
  answerAt('DELETE', base, ({ query }) => {
    notes.remove(query.get('id'));
    return true;
  }),
];
