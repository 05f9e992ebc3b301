import * as contract from '@touchline/contract/chat';
import * as v from 'valibot';
import { answer, answerAt, personOf, signedInPersonOf } from '../api.ts';
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
  answer('chats', async ({ request }) => ((await personOf(request)) ? chats.list() : [])),
  answer('chat', async ({ request, query }) => {
    await signedInPersonOf(request);
    return chats.find(query.get('id'));
  }),
  answer('updateChat', async ({ request, body }) => {
    await signedInPersonOf(request);
    const { id, chat } = await body(v.object({ id: v.string(), chat: v.partial(contract.chat) }));
    return chats.merge(id, chat);
  }),
  answerAt('GET', 'api/apps/chat/contacts', () => contactsByName().map(inBrief)),
  answerAt('GET', 'api/apps/chat/contact', ({ query }) => {
    const contact = contacts.find(query.get('id'));
    return contact && inFull(contact);
  }),
  answerAt('GET', 'api/apps/chat/profile', () => chatProfile),
];
