import type { Task } from '@touchline/contract/calls/samples/tasks';
import type { Contact } from '@touchline/contract/contact';
import type { WireNavigationItem } from '@touchline/contract/navigation';
import { answer } from '../api.ts';
import { navigationFor } from '../fixtures/navigation.ts';
import { contains, fold } from '../fold.ts';
import { searchContacts } from '../store/contacts.ts';
import { tasksInOrder } from '../store/tasks.ts';

function flat(items: readonly WireNavigationItem[]): WireNavigationItem[] {
  return items.flatMap((item) => [item, ...flat(item.children ?? [])]);
}

/** Pages that lead somewhere and whose title or subtitle holds the text (MOCK-11). */
export function pagesWith(
  text: string,
  items: readonly WireNavigationItem[],
): WireNavigationItem[] {
  const holds = (words: string | undefined) => words !== undefined && contains(words, text);
  return flat(items).filter(
    ({ link, title, subtitle }) => link && (holds(title) || holds(subtitle)),
  );
}

function contactResult(contact: Contact) {
  return { ...contact, link: `/apps/contacts/${contact.id}`, value: contact.name };
}

function taskResult({ id, title, completed, dueDate }: Task) {
  return { id, title, completed, dueDate, link: `/apps/tasks/${id}`, value: title };
}

/** Searches contacts, pages and tasks, in this order; a group without results is omitted. */
export const searchHandlers = [
  answer('globalSearch', ({ body: { query }, caller }) => {
    if (!fold(query)) return [];
    const { default: pages } = navigationFor(caller?.roles ?? []);
    const groups = [
      {
        id: 'contacts' as const,
        label: 'Contacts',
        results: searchContacts(query).map(contactResult),
      },
      { id: 'pages' as const, label: 'Pages', results: pagesWith(query, pages) },
      {
        id: 'tasks' as const,
        label: 'Tasks',
        results: tasksInOrder()
          .filter(({ title }) => contains(title, query))
          .map(taskResult),
      },
    ];
    return groups.filter(({ results }) => results.length);
  }),
];
