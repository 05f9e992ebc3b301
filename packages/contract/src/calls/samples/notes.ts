import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { filled, link, strictId, strictInstant, text } from '../../internal/strict.ts';
import { id, instant, listOf, optional } from '../../tolerant.ts';

const label = v.object({ id, title: v.string() });
const labels = listOf(label);

const task = v.object({ id, content: v.string(), completed: v.boolean() });

/** A note with the ids of its labels (NOTE-5). */
const note = v.object({
  id,
  title: v.string(),
  content: v.string(),
  tasks: optional(listOf(task)),
  /** A path or a data URL. */
  image: optional(v.string()),
  reminder: optional(instant),
  labels: v.fallback(listOf(id), []),
  archived: v.fallback(v.boolean(), false),
  createdAt: instant,
  updatedAt: optional(instant),
});

const noteWithLabels = v.object({ ...note.entries, labels });

const title = filled(60);

/** A path, or the picture itself, because there is no call to upload one. */
const image = v.union([
  link,
  v.pipe(
    v.string(),
    v.regex(/^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/),
    v.maxLength(700_000),
  ),
]);

/** A label as its id, or as the object of the list of notes. */
const givenLabel = v.union([
  strictId,
  v.pipe(
    v.strictObject({ id: strictId, title }),
    v.transform((given) => given.id),
  ),
]);

const fields = {
  title: v.optional(text(200)),
  content: v.optional(text(4000)),
  tasks: v.optional(
    v.nullable(
      v.pipe(
        v.array(v.strictObject({ id: strictId, content: text(500), completed: v.boolean() })),
        v.maxLength(200),
      ),
    ),
  ),
  image: v.optional(v.nullable(image)),
  reminder: v.optional(v.nullable(strictInstant)),
  labels: v.optional(v.pipe(v.array(givenLabel), v.maxLength(100))),
  archived: v.optional(v.boolean()),
  createdAt: v.optional(strictInstant),
  updatedAt: v.optional(v.nullable(strictInstant)),
};

const newNote = v.strictObject({ id: v.optional(strictId), ...fields });
const changedNote = v.strictObject({ id: strictId, ...fields });

export const calls = {
  noteLabels: { answer: labels },
  /** The calls that change labels answer all of them. */
  createNoteLabel: { body: v.strictObject({ title }), answer: labels },
  updateNoteLabel: {
    body: v.strictObject({ label: v.strictObject({ id: strictId, title }) }),
    answer: labels,
  },
  deleteNoteLabel: { query: v.strictObject({ id: strictId }), answer: labels },
  /** Of the note only the id is read. Null for an unknown one. */
  addNoteTask: {
    body: v.strictObject({ note: changedNote, task: filled(500) }),
    answer: v.nullable(note),
  },
  /** All notes, archived ones too, with whole labels. */
  notes: { answer: listOf(noteWithLabels) },
  /** The id of the request is ignored. */
  createNote: { body: v.strictObject({ note: newNote }), answer: note },
  /** Merges the given fields into the note. Null for an unknown id. */
  updateNote: { body: v.strictObject({ updatedNote: changedNote }), answer: v.nullable(note) },
  deleteNote: { query: v.strictObject({ id: strictId }), answer: v.literal(true) },
} satisfies CallsOf<'notes'>;

export type Note = v.InferOutput<typeof note>;
export type NoteWithLabels = v.InferOutput<typeof noteWithLabels>;
export type NoteLabel = v.InferOutput<typeof label>;
