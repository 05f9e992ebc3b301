import * as v from 'valibot';
import { answerAt } from '../../api.ts';
import type { Task } from '../../fixtures/areas/tasks.ts';
import { renumberTasks, searchTasks, taskTags, tasks, tasksInOrder } from '../../store/tasks.ts';
import { changeOf, tagHandlers } from './changes.ts';

const base = 'api/apps/tasks';

/** The title with the searched text in a mark element. */
function marked(title: string, query: string): string {
  const literal = query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return title.replace(new RegExp(literal, 'gi'), (found) => `<mark>${found}</mark>`);
}

export const tasksHandlers = [
  ...tagHandlers(base, taskTags, tasks),
  answerAt('GET', `${base}/all`, tasksInOrder),
  answerAt('GET', `${base}/search`, ({ query }) => {
    const text = query.get('query') ?? '';
    const withMarks = (task: Task): Task => ({ ...task, title: marked(task.title, text) });
    return text ? searchTasks(text).map(withMarks) : null;
  }),
  answerAt('PATCH', `${base}/order`, async ({ body }) => {
    const given = await body(v.object({ tasks: v.array(v.looseObject({ id: v.string() })) }));
    renumberTasks(given.tasks);
    return tasksInOrder();
  }),
  answerAt('GET', `${base}/task`, ({ query }) => tasks.find(query.get('id'))),
  answerAt('POST', `${base}/task`, async ({ body }) => {
    const { type } = await body(v.object({ type: v.picklist(['task', 'section']) }));
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
  answerAt('PATCH', `${base}/task`, async ({ body }) => {
    const { id, task } = await body(changeOf('task'));
    return tasks.merge(id, task as Partial<Task>);
  }),
  answerAt('DELETE', `${base}/task`, ({ query }) => {
    tasks.remove(query.get('id'));
    return true;
  }),
];
