import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { filled, strictId, strictInstant, text } from '../../internal/strict.ts';
import { id, instant, listOf, omittable, optional } from '../../tolerant.ts';

const types = ['task', 'section'] as const;

const tag = v.object({ id, title: v.string() });

const subTask = v.object({ id, title: v.string(), completed: v.boolean() });

/** A task or a section (TASK-6). A new one has neither `assignedTo` nor `subTasks`. */
const task = v.object({
  id,
  type: v.picklist(types),
  title: v.string(),
  notes: optional(v.string()),
  completed: v.fallback(v.boolean(), false),
  dueDate: optional(instant),
  /** 0 low, 1 normal, 2 high. */
  priority: v.number(),
  tags: v.fallback(listOf(id), []),
  assignedTo: v.optional(v.nullable(id)),
  subTasks: omittable(listOf(subTask)),
  order: v.number(),
});

const priority = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2));

const fields = {
  type: v.optional(v.picklist(types)),
  title: v.optional(text(200)),
  notes: v.optional(v.nullable(text(4000))),
  completed: v.optional(v.boolean()),
  dueDate: v.optional(v.nullable(strictInstant)),
  priority: v.optional(priority),
  tags: v.optional(v.pipe(v.array(strictId), v.maxLength(100))),
  assignedTo: v.optional(v.nullable(strictId)),
  subTasks: v.optional(
    v.pipe(
      v.array(v.strictObject({ id: strictId, title: text(200), completed: v.boolean() })),
      v.maxLength(100),
    ),
  ),
  order: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
};

const title = filled(60);

export const calls = {
  taskTags: { answer: listOf(tag) },
  createTaskTag: {
    body: v.strictObject({ tag: v.strictObject({ id: v.optional(strictId), title }) }),
    answer: tag,
  },
  /** Null for an unknown id. */
  updateTaskTag: {
    body: v.strictObject({
      id: strictId,
      tag: v.strictObject({ id: v.optional(strictId), title: v.optional(title) }),
    }),
    answer: v.nullable(tag),
  },
  /** It is removed from all tasks. */
  deleteTaskTag: { query: v.strictObject({ id: strictId }), answer: v.literal(true) },
  /** Sorted by `order`. */
  tasks: { answer: listOf(task) },
  /** Titles are HTML, with what was found in a mark element. Null for an empty query (TASK-3). */
  searchTasks: {
    query: v.strictObject({ query: v.optional(text(100)) }),
    answer: v.nullable(listOf(task)),
  },
  /** Of each task only the id is read. Answers all tasks in their order. */
  orderTasks: {
    body: v.strictObject({
      tasks: v.pipe(v.array(v.strictObject({ ...fields, id: strictId })), v.maxLength(1000)),
    }),
    answer: listOf(task),
  },
  /** Null for an unknown id. */
  task: { query: v.strictObject({ id: strictId }), answer: v.nullable(task) },
  createTask: { body: v.strictObject({ type: v.picklist(types) }), answer: task },
  /** Merges the given fields into the task. Null for an unknown id. */
  updateTask: {
    body: v.strictObject({
      id: strictId,
      task: v.strictObject({ ...fields, id: v.optional(strictId) }),
    }),
    answer: v.nullable(task),
  },
  deleteTask: { query: v.strictObject({ id: strictId }), answer: v.literal(true) },
} satisfies CallsOf<'tasks'>;

export type Task = v.InferOutput<typeof task>;
export type TaskTag = v.InferOutput<typeof tag>;
