import type { ChatContact, ChatContactInFull, ChatProfile } from '@touchline/contract/chat';
import type { Contact } from '@touchline/contract/contact';
import type { User } from '@touchline/contract/user';
import { answer } from '../api.ts';
import { aboutOf, attachmentsOf, seedChats } from '../fixtures/chats.ts';
import { collection } from '../store/collection.ts';
import { contacts, contactsByName } from '../store/contacts.ts';

const chats = collection('chat', seedChats);

function inBrief({ id, name, avatar }: Contact): ChatContact {
  return { id, name, avatar, about: aboutOf(id) };
}

function inFull(contact: Contact): ChatContactInFull {
  const { emails, phoneNumbers, title, company, birthday, address } = contact;
  return {
    ...inBrief(contact),
    details: { emails, phoneNumbers, title, company, birthday, address },
    attachments: attachmentsOf(contact.id),
  };
}

function profileOf({ id, name, email, avatar }: User): ChatProfile {
  return { id, name, email, avatar, about: aboutOf(id) };
}

export const chatHandlers = [
  answer('chats', ({ caller }) => (caller ? chats.list() : [])),
  answer('chat', ({ query }) => chats.find(query.id)),
  answer('updateChat', ({ body: { id, chat } }) => chats.merge(id, chat)),
  answer('chatContacts', () => contactsByName().map(inBrief)),
  answer('chatContact', ({ query }) => {
    const contact = contacts.find(query.id);
    return contact && inFull(contact);
  }),
  answer('chatProfile', ({ caller }) => profileOf(caller)),
];
