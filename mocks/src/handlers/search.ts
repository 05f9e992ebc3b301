import type { Task } from '@touchline/contract/calls/samples/tasks';
import type { WireNavigationItem } from '@touchline/contract/navigation';
import * as v from 'valibot';
import { answerAt, callerOf } from '../api.ts';
import type { Contact } from '../fixtures/areas/contacts.ts';
import { navigationFor } from '../fixtures/navigation.ts';
import { searchContacts } from '../store/contacts.ts';
import { searchTasks } from '../store/tasks.ts';

function flat(items: readonly WireNavigationItem[]): WireNavigationItem[] {
  return items.flatMap((item) => [item, ...flat(item.children ?? [])]);
}

/** Pages that lead somewhere and whose title or subtitle holds the text (MOCK-11). */
export function pagesWith(
  text: string,
  items: readonly WireNavigationItem[],
): WireNavigationItem[] {
  const query = text.toLowerCase();
  const holds = (words: string | undefined) => words?.toLowerCase().includes(query) ?? false;
  return flat(items).filter(
    ({ link, title, subtitle }) => link && (holds(title) || holds(subtitle)),
  );
}

function contactResult(contact: Contact) {
  return { ...contact, link: `/apps/contacts/${contact.id}`, value: contact.name };
}

function taskResult(task: Task) {
  return { ...task, link: `/apps/tasks/${task.id}`, value: task.title };
}

/** Searches contacts, pages and tasks, in this order; a group without results is omitted. */
export const searchHandlers = [
  answerAt('POST', 'api/common/search', async ({ request, body }) => {
    const { query } = await body(v.object({ query: v.optional(v.string(), '') }));
    if (!query) return [];
    const caller = await callerOf(request);
    const { default: pages } = navigationFor(caller && caller !== 'invalid' ? caller.roles : []);
    const groups = [
      {
        id: 'contacts',
        label: 'Contacts',
        results: searchContacts(query).map(contactResult),
      },
      { id: 'pages', label: 'Pages', results: pagesWith(query, pages) },
      {
        id: 'tasks',
        label: 'Tasks',
        results: searchTasks(query)
          .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
          .map(taskResult),
      },
    ];
    return groups.filter(({ results }) => results.length);
  }),
];
