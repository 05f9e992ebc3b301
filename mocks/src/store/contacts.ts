import { contacts as contactSeeds, contactTags as tagSeeds } from '../fixtures/areas/contacts.ts';
import { collection } from './collection.ts';

export const contacts = collection('contact', () => contactSeeds);
export const contactTags = collection('contact-tag', () => tagSeeds);

/** Contacts sorted by name in the order of the language. */
export function contactsByName() {
  return contacts.list().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Contacts whose name contains the text, ignoring case; an empty text matches all. */
export function searchContacts(text: string) {
  const query = text.toLowerCase();
  return contactsByName().filter(({ name }) => name.toLowerCase().includes(query));
}
