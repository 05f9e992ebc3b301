import { answer, answerAt } from '../api.ts';
import type { Contact } from '../fixtures/areas/contacts.ts';
import { aboutOf, chatProfile, chatsFor } from '../fixtures/chats.ts';
import { contacts, contactsByName } from '../store/contacts.ts';
import { perAccount } from '../store/perAccount.ts';

const chatsOf = perAccount('chat', chatsFor);

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
  answer('chats', ({ caller }) => (caller ? chatsOf(caller.id).list() : [])),
  answer('chat', ({ caller, query }) => chatsOf(caller.id).find(query.id)),
  answer('updateChat', ({ caller, body: { id, chat } }) => chatsOf(caller.id).merge(id, chat)),
  answer('chatContacts', () => contactsByName().map(inBrief)),
  answerAt('GET', 'api/apps/chat/contact', ({ query }) => {
    const contact = contacts.find(query.get('id'));
    return contact && inFull(contact);
  }),
  answerAt('GET', 'api/apps/chat/profile', () => chatProfile),
];
