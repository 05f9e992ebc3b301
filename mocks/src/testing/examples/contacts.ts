import type { ExamplesOf } from './example.ts';
import { tagRequests } from './tags.ts';

const tags = tagRequests('contact-tag-work');

const contact = {
  id: 'contact-3',
  avatar: '/pictures/robin.webp',
  background: '/pictures/ground.webp',
  name: 'Robin Example',
  emails: [{ email: 'robin@touchline.example', label: 'Work' }],
  phoneNumbers: [{ country: 'tr', phoneNumber: '0212 555 0199', label: 'Mobile' }],
  title: 'Umpire',
  company: 'Harbour Pools',
  job: { title: 'Umpire', company: 'Harbour Pools' },
  birthday: '1981-05-04T12:00:00.000Z',
  address: '3 Sample Lane',
  notes: '<p>Has the keys.</p>',
  tags: ['contact-tag-work'],
} as const;

export const contactsExamples: ExamplesOf<'contacts'> = {
  contacts: { request: {}, required: [], visitor: 'served' },
  searchContacts: { request: { query: { query: 'ışık' } }, required: [], visitor: 'served' },
  contact: { request: { query: { id: contact.id } }, required: ['id'], visitor: 'served' },
  createContact: { request: { body: {} }, required: [], visitor: 'served' },
  updateContact: {
    request: { body: { id: contact.id, contact: { ...contact } } },
    required: [
      'id',
      'contact',
      ...['email', 'label'].map((name) => `contact.emails.0.${name}`),
      ...['country', 'phoneNumber', 'label'].map((name) => `contact.phoneNumbers.0.${name}`),
      ...['title', 'company'].map((name) => `contact.job.${name}`),
    ],
    visitor: 'served',
  },
  deleteContact: { request: { query: { id: contact.id } }, required: ['id'], visitor: 'served' },
  updateContactAvatar: {
    request: {
      body: { id: contact.id, avatar: new File(['picture'], 'robin.png', { type: 'image/png' }) },
    },
    required: ['id', 'avatar'],
    visitor: 'served',
  },
  countries: { request: {}, required: [], visitor: 'served' },
  contactTags: { request: {}, required: [], visitor: 'served' },
  createContactTag: { ...tags.create, visitor: 'served' },
  updateContactTag: { ...tags.update, visitor: 'served' },
  deleteContactTag: { ...tags.remove, visitor: 'served' },
};
