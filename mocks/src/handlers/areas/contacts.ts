import type { Contact } from '@touchline/contract/contact';
import { answer } from '../../api.ts';
import { countries } from '../../fixtures/areas/countries.ts';
import { contactTags, contacts, contactsByName, searchContacts } from '../../store/contacts.ts';
import { insertTag, removeTag } from '../../store/tags.ts';

function newContact(id: string): Contact {
  return {
    id,
    avatar: null,
    name: 'New Contact',
    emails: [],
    phoneNumbers: [],
    job: { title: '', company: '' },
    birthday: null,
    address: null,
    notes: null,
    tags: [],
  };
}

function deleteContact(id: string): true {
  contacts.remove(id);
  return true;
}

/** The day as it was written, at 12:00 UTC (CONTACT-9). */
function atNoon(birthday: string): string {
  return `${birthday.slice(0, 10)}T12:00:00.000Z`;
}

async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  // In pieces, because the number of arguments of a call is limited.
  const piece = 10_000;
  let text = '';
  for (let start = 0; start < bytes.length; start += piece)
    text += String.fromCharCode(...bytes.subarray(start, start + piece));
  return `data:${picture.type};base64,${btoa(text)}`;
}

export const contactsHandlers = [
  answer('contacts', contactsByName),
  answer('searchContacts', ({ query }) => searchContacts(query.query)),
  answer('contact', ({ query }) => contacts.find(query.id)),
  answer('createContact', () => contacts.insertFirst(newContact(contacts.newId()))),
  answer('updateContact', ({ body: { id, contact } }) => {
    const { birthday } = contact;
    return contacts.merge(id, birthday ? { ...contact, birthday: atNoon(birthday) } : contact);
  }),
  answer('deleteContact', ({ query }) => deleteContact(query.id)),
  answer('updateContactAvatar', async ({ body: { id, avatar } }) =>
    contacts.merge(id, { avatar: await dataUrlOf(avatar) }),
  ),
  answer('countries', () => [...countries]),
  answer('contactTags', () => contactTags.list()),
  answer('createContactTag', ({ body: { tag } }) => insertTag(contactTags, tag)),
  answer('updateContactTag', ({ body: { id, tag } }) => contactTags.merge(id, tag)),
  answer('deleteContactTag', ({ query }) => removeTag(contactTags, query.id, contacts)),
];
