import * as v from 'valibot';
import { answerAt } from '../../api.ts';
import type { Contact } from '../../fixtures/areas/contacts.ts';
import { countries } from '../../fixtures/areas/countries.ts';
import { contactTags, contacts, contactsByName, searchContacts } from '../../store/contacts.ts';
import { changeOf, tagHandlers } from './changes.ts';

const base = 'api/apps/contacts';

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

/** A picture, sent as a file of a form or as a data URL. */
const picture = v.object({ id: v.string(), avatar: v.union([v.string(), v.instance(Blob)]) });

async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `data:${file.type};base64,${base64}`;
}

export const contactsHandlers = [
  answerAt('GET', `${base}/all`, contactsByName),
  answerAt('GET', `${base}/search`, ({ query }) => searchContacts(query.get('query') ?? '')),
  answerAt('GET', `${base}/contact`, ({ query }) => contacts.find(query.get('id'))),
  answerAt('POST', `${base}/contact`, () => contacts.insertFirst(newContact(contacts.newId()))),
  answerAt('PATCH', `${base}/contact`, async ({ body }) => {
    const { id, contact } = await body(changeOf('contact'));
    return contacts.merge(id, contact as Partial<Contact>);
  }),
  answerAt('DELETE', `${base}/contact`, ({ query }) => {
    contacts.remove(query.get('id'));
    return true;
  }),
  answerAt('GET', `${base}/countries`, () => countries),
  answerAt('POST', `${base}/avatar`, async ({ body }) => {
    const { id, avatar } = await body(picture);
    return contacts.merge(id, {
      avatar: typeof avatar === 'string' ? avatar : await dataUrlOf(avatar),
    });
  }),
  ...tagHandlers(base, contactTags, contacts),
];
