import type { Chat, ChatContact, ChatContactInFull, ChatProfile } from '@touchline/contract/chat';
import type { Contact } from '@touchline/contract/contact';
import type { User } from '@touchline/contract/user';
import { answer, refuse } from '../api.ts';
import { aboutOf, attachmentsOf } from '../fixtures/chats.ts';
import { chatsOf, lineErrors } from '../store/chats.ts';
import { contacts, contactsByName } from '../store/contacts.ts';

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
  answer('updateChat', ({ caller, body: { id, chat } }) => {
    const chats = chatsOf(caller.id);
    const errors = lineErrors(chat.messages ?? [], chats.find(id));
    if (Object.keys(errors).length > 0) refuse(400, 'The request does not fit this call', errors);
    return chats.merge(id, chat as Partial<Chat>);
  }),
  answer('chatContacts', () => contactsByName().map(inBrief)),
  answer('chatContact', ({ query }) => {
    const contact = contacts.find(query.id);
    return contact && inFull(contact);
  }),
  answer('chatProfile', ({ caller }) => profileOf(caller)),
];
