import type { ChatContact, ChatContactInFull, ChatProfile } from '@touchline/contract/chat';
import type { Contact } from '@touchline/contract/contact';
import type { User } from '@touchline/contract/user';
import { answer } from '../api.ts';
import { aboutOf, attachmentsOf, chatsFor } from '../fixtures/chats.ts';
import { contacts, contactsByName } from '../store/contacts.ts';
import { perAccount } from '../store/perAccount.ts';

const chatsOf = perAccount('chat', chatsFor);

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
  answer('chats', ({ caller }) => (caller ? chatsOf(caller.id).list() : [])),
  answer('chat', ({ caller, query }) => chatsOf(caller.id).find(query.id)),
  answer('updateChat', ({ caller, body: { id, chat } }) => chatsOf(caller.id).merge(id, chat)),
  answer('chatContacts', () => contactsByName().map(inBrief)),
  answer('chatContact', ({ query }) => {
    const contact = contacts.find(query.id);
    return contact && inFull(contact);
  }),
  answer('chatProfile', ({ caller }) => profileOf(caller)),
];
