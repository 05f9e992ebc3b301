import type { Task } from '@touchline/contract/calls/samples/tasks';
import { answer } from '../../api.ts';
import { fold, markFound } from '../../fold.ts';
import { existing, removeLabel } from './references.ts';
import { renumberTasks, searchTasks, taskTags, tasks, tasksInOrder } from '../../store/tasks.ts';

export const tasksHandlers = [
  answer('taskTags', () => taskTags.list()),
  answer('createTaskTag', ({ body: { tag } }) =>
    taskTags.insertFirst({ id: taskTags.newId(), title: tag.title }),
  ),
  answer('updateTaskTag', ({ body: { id, tag } }) => taskTags.merge(id, tag)),
  answer('deleteTaskTag', ({ query }) => {
    removeLabel(query.id, taskTags, tasks, 'tags');
    return true;
  }),
  answer('tasks', tasksInOrder),
  answer('searchTasks', ({ query: { query = '' } }) => {
    const withMarks = (task: Task) => ({ ...task, title: markFound(task.title, query) });
    return fold(query) ? searchTasks(query).map(withMarks) : null;
  }),
  answer('orderTasks', ({ body }) => {
    renumberTasks(body.tasks);
    return tasksInOrder();
  }),
  answer('task', ({ query }) => tasks.find(query.id)),
  answer('createTask', ({ body: { type } }) => {
    const task: Task = {
      id: tasks.newId(),
      type,
      title: '',
      notes: null,
      completed: false,
      dueDate: null,
      priority: 1,
      tags: [],
      order: 0,
    };
    renumberTasks([task, ...tasksInOrder()]);
    return tasks.insertFirst(task);
  }),
  answer('updateTask', ({ body: { id, task } }) =>
    tasks.merge(id, task.tags ? { ...task, tags: existing(task.tags, taskTags) } : task),
  ),
  answer('deleteTask', ({ query }) => {
    tasks.remove(query.id);
    return true;
  }),
];
