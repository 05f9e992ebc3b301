import { answer, answerAt } from '../api.ts';
import type { Contact } from '../fixtures/areas/contacts.ts';
import { aboutOf, chatProfile, seedChats } from '../fixtures/chats.ts';
import { collection } from '../store/collection.ts';
import { contacts, contactsByName } from '../store/contacts.ts';

const chats = collection('chat', seedChats);

function inBrief({ id, name, avatar }: Contact) {
  return { id, name, avatar, about: aboutOf(id.length) };
}

function inFull(contact: Contact) {
  const { emails, phoneNumbers, title, company, birthday, address } = contact;
  return {
    ...inBrief(contact),
    details: { emails, phoneNumbers, title, company, birthday, address },
    attachments: { media: [], docs: [], links: [] },
  };
}

export const chatHandlers = [
  answer('chats', ({ caller }) => (caller ? chats.list() : [])),
  answer('chat', ({ query }) => chats.find(query.id)),
  answer('updateChat', ({ body: { id, chat } }) => chats.merge(id, chat)),
  answer('chatContacts', () => contactsByName().map(inBrief)),
  answerAt('GET', 'api/apps/chat/contact', ({ query }) => {
    const contact = contacts.find(query.get('id'));
    return contact && inFull(contact);
  }),
  answerAt('GET', 'api/apps/chat/profile', () => chatProfile),
];
