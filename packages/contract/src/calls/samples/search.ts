import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { contact } from '../../contact.ts';
import { text } from '../../internal/strict.ts';
import { navigationItem } from '../../navigation.ts';
import { id, listOf, optional } from '../../tolerant.ts';

/** Where a result leads, and the text that was found. */
const found = { link: v.string(), value: v.string() };

const task = v.object({
  id,
  title: v.string(),
  completed: v.fallback(v.boolean(), false),
  dueDate: optional(v.string()),
  ...found,
});

function group<const Id extends string, Result extends v.GenericSchema>(name: Id, result: Result) {
  return v.object({ id: v.literal(name), label: v.string(), results: listOf(result) });
}

export const calls = {
  /**
   * Contacts by name, pages that the caller may see by title and subtitle, tasks by title, in this
   * order and without empty groups. An empty text finds nothing (MOCK-11, MOCK-12).
   */
  globalSearch: {
    body: v.strictObject({ query: text(100) }),
    answer: listOf(
      v.variant('id', [
        group('contacts', v.object({ ...contact.entries, ...found })),
        group('pages', navigationItem),
        group('tasks', task),
      ]),
    ),
  },
} satisfies CallsOf<'search'>;
