import { seedContactTags, seedContacts } from '../fixtures/areas/contacts.ts';
import { contains } from '../fold.ts';
import { collection } from './collection.ts';

export const contacts = collection('contact', () => seedContacts);
export const contactTags = collection('contact-tag', () => seedContactTags);

/** Contacts sorted by name in the order of the language. */
export function contactsByName() {
  return contacts.list().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Contacts whose name contains the text, ignoring case and accents; an empty text matches all. */
export function searchContacts(text: string) {
  return contactsByName().filter(({ name }) => contains(name, text));
}
