import type { Task, TaskTag } from '@touchline/contract/calls/samples/tasks';
import { seedTasks, seedTaskTags } from '../fixtures/areas/tasks.ts';
import { fold } from '../fold.ts';
import { collection } from './collection.ts';

export const tasks = collection<Task>('task', seedTasks);
export const taskTags = collection<TaskTag>('task-tag', () => seedTaskTags);

export function tasksInOrder(): Task[] {
  return tasks.list().toSorted((one, other) => one.order - other.order);
}

/** Sets the position of every task to its index in the list. */
export function renumberTasks(inOrder: readonly { id: string }[]): void {
  const places = new Map(inOrder.map(({ id }, place) => [id, place]));
  tasks.update((task) => ({ ...task, order: places.get(task.id) ?? task.order }));
}

/** Tasks whose title or notes contain the text, both folded; an empty text matches none. */
export function searchTasks(text: string): Task[] {
  const query = fold(text);
  if (!query) return [];
  const holds = (words: string | null) => fold(words ?? '').includes(query);
  return tasksInOrder().filter(({ title, notes }) => holds(title) || holds(notes));
}
