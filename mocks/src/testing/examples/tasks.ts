import type { ExamplesOf } from './example.ts';

const subTask = { id: 'task-3-step-1', title: 'Ask the driver', completed: true };

const task = {
  id: 'task-3',
  type: 'task',
  title: 'Book three buses',
  notes: 'One of them with a ramp.',
  completed: true,
  dueDate: '2026-04-18T07:30:00Z',
  priority: 2,
  tags: ['task-tag-transport'],
  assignedTo: 'contact-4',
  subTasks: [subTask],
  order: 2,
} as const;

const ofSubTasks = (name: string) =>
  Object.keys(subTask).map((field) => `${name}.subTasks.0.${field}`);

export const tasksExamples: ExamplesOf<'tasks'> = {
  taskTags: { request: {}, required: [], visitor: 'served' },
  createTaskTag: {
    request: { body: { tag: { id: 'task-tag-music', title: 'Music' } } },
    required: ['tag', 'tag.title'],
    visitor: 'served',
  },
  updateTaskTag: {
    request: { body: { id: 'task-tag-kit', tag: { id: 'task-tag-kit', title: 'Clothes' } } },
    required: ['id', 'tag'],
    visitor: 'served',
  },
  deleteTaskTag: {
    request: { query: { id: 'task-tag-kit' } },
    required: ['id'],
    visitor: 'served',
  },
  tasks: { request: {}, required: [], visitor: 'served' },
  searchTasks: { request: { query: { query: 'pitch' } }, required: [], visitor: 'served' },
  orderTasks: {
    request: { body: { tasks: [task] } },
    required: ['tasks', 'tasks.0.id', ...ofSubTasks('tasks.0')],
    visitor: 'served',
  },
  task: { request: { query: { id: 'task-3' } }, required: ['id'], visitor: 'served' },
  createTask: { request: { body: { type: 'task' } }, required: ['type'], visitor: 'served' },
  updateTask: {
    request: { body: { id: 'task-3', task } },
    required: ['id', 'task', ...ofSubTasks('task')],
    visitor: 'served',
  },
  deleteTask: { request: { query: { id: 'task-3' } }, required: ['id'], visitor: 'served' },
};
