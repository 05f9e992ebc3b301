import type { ExamplesOf } from './example.ts';

const task = { id: 'note-3-task-1', content: 'Ring the bell', completed: true };

const note = {
  id: 'note-3',
  title: 'Before the final',
  content: 'Ask for the keys of the clock tower.',
  tasks: [task],
  image: '/api/assets/note-bus.svg',
  reminder: '2026-04-18T07:30:00Z',
  labels: ['note-label-family'],
  archived: true,
  createdAt: '2026-04-01T07:30:00Z',
  updatedAt: '2026-04-10T07:30:00Z',
} as const;

const tasksOf = (name: string) => Object.keys(task).map((field) => `${name}.tasks.0.${field}`);

export const notesExamples: ExamplesOf<'notes'> = {
  noteLabels: { request: {}, required: [], visitor: 'served' },
  createNoteLabel: {
    request: { body: { title: 'Music' } },
    required: ['title'],
    visitor: 'served',
  },
  updateNoteLabel: {
    request: { body: { label: { id: 'note-label-work', title: 'Job' } } },
    required: ['label', 'label.id', 'label.title'],
    visitor: 'served',
  },
  deleteNoteLabel: {
    request: { query: { id: 'note-label-work' } },
    required: ['id'],
    visitor: 'served',
  },
  addNoteTask: {
    request: { body: { note, task: 'Ring the bell' } },
    required: ['note', 'note.id', 'task', ...tasksOf('note')],
    visitor: 'served',
  },
  notes: { request: {}, required: [], visitor: 'served' },
  createNote: {
    request: { body: { note } },
    required: ['note', ...tasksOf('note')],
    visitor: 'served',
  },
  updateNote: {
    request: { body: { updatedNote: note } },
    required: ['updatedNote', 'updatedNote.id', ...tasksOf('updatedNote')],
    visitor: 'served',
  },
  deleteNote: { request: { query: { id: 'note-3' } }, required: ['id'], visitor: 'served' },
};
