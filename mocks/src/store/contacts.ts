import { contacts as contactSeeds, contactTags as tagSeeds } from '../fixtures/areas/contacts.ts';
import { collection } from './collection.ts';

export const contacts = collection('contact', () => contactSeeds);
export const contactTags = collection('contact-tag', () => tagSeeds);

/** By name, as a person sorts them. */
export function contactsByName() {
  return contacts.list().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Substring of the name, without regard to case; an empty text finds everybody. */
export function searchContacts(text: string) {
  const query = text.toLowerCase();
  return contactsByName().filter(({ name }) => name.toLowerCase().includes(query));
}
