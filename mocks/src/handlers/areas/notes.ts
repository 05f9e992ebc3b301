import type { ReceivedBy } from '@touchline/contract/definitions';
import type { Note, NoteLabel, NoteWithLabels } from '@touchline/contract/calls/samples/notes';
import { answer } from '../../api.ts';
import { now, toInstant } from '../../clock.ts';
import { noteLabels, seedNotes } from '../../fixtures/areas/notes.ts';
import { collection } from '../../store/collection.ts';
import { existing, removeLabel } from './references.ts';

const notes = collection<Note>('note', seedNotes);
const labels = collection<NoteLabel>('note-label', () => noteLabels);
const tasks = collection<{ id: string }>('note-task', () => []);

function withLabels(note: Note): NoteWithLabels {
  return { ...note, labels: labels.list().filter(({ id }) => note.labels.includes(id)) };
}

type Given = ReceivedBy<'createNote'>['body']['note'];

/** The given fields of a note, without labels that do not exist. */
function changesOf(given: Given): Partial<Note> {
  return given.labels ? { ...given, labels: existing(given.labels, labels) } : given;
}

/** An edited note has a time of its last edit (NOTE-3), its own or now. */
function edit(id: string, changes: Partial<Note>): Note | undefined {
  return notes.merge(id, { ...changes, updatedAt: changes.updatedAt ?? toInstant(now()) });
}

export const notesHandlers = [
  answer('noteLabels', () => labels.list()),
  answer('createNoteLabel', ({ body: { title } }) => {
    labels.append({ id: labels.newId(), title });
    return labels.list();
  }),
  answer('updateNoteLabel', ({ body: { label } }) => {
    labels.merge(label.id, label);
    return labels.list();
  }),
  answer('deleteNoteLabel', ({ query }) => {
    removeLabel(query.id, labels, notes, 'labels');
    return labels.list();
  }),
  answer('addNoteTask', ({ body: { note, task: content } }) => {
    const stored = notes.find(note.id);
    if (!stored) return null;
    const task = { id: tasks.newId(), content, completed: false };
    return edit(stored.id, { tasks: [...(stored.tasks ?? []), task] }) ?? stored;
  }),
  answer('notes', () => notes.list().map(withLabels)),
  answer('createNote', ({ body: { note } }) =>
    notes.append({
      title: '',
      content: '',
      tasks: null,
      image: null,
      reminder: null,
      archived: false,
      createdAt: toInstant(now()),
      updatedAt: null,
      ...note,
      labels: existing(note.labels ?? [], labels),
      id: notes.newId(),
    }),
  ),
  answer('updateNote', ({ body: { updatedNote } }) => edit(updatedNote.id, changesOf(updatedNote))),
  answer('deleteNote', ({ query }) => {
    notes.remove(query.id);
    return true;
  }),
];
