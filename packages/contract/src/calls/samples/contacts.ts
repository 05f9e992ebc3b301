import * as v from 'valibot';
import type { CallsOf } from '../../call.ts';
import { contact, country } from '../../contact.ts';
import { emailLabels, phoneLabels } from '../../internal/contactDetails.ts';
import {
  email,
  filled,
  noData,
  richText,
  storedPicture,
  strictId,
  strictInstant,
  text,
} from '../../internal/strict.ts';
import { createTag, deleteTag, updateTag } from '../../internal/tagRequests.ts';
import { tag } from '../../tag.ts';
import { listOf, orDone } from '../../tolerant.ts';

const phoneNumber = v.strictObject({
  country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'Not the two letters of a country')),
  phoneNumber: filled(30),
  label: v.picklist(phoneLabels),
});

const fields = v.strictObject({
  id: strictId,
  avatar: v.nullable(storedPicture),
  background: v.nullable(storedPicture),
  name: filled(120),
  emails: v.pipe(
    v.array(v.strictObject({ email, label: v.picklist(emailLabels) })),
    v.maxLength(10),
  ),
  phoneNumbers: v.pipe(v.array(phoneNumber), v.maxLength(10)),
  title: v.nullable(text(120)),
  company: v.nullable(text(120)),
  job: v.strictObject({ title: text(120), company: text(120) }),
  /** Only the date counts (CONTACT-9). */
  birthday: v.nullable(strictInstant),
  address: v.nullable(text(300)),
  notes: v.nullable(richText),
  tags: v.pipe(v.array(strictId), v.maxLength(100)),
});

/** The largest picture that can be uploaded, in bytes. */
export const maxAvatarBytes = 5 * 1024 * 1024;

const avatarFile = v.pipe(
  v.file(),
  v.mimeType(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
  v.maxSize(maxAvatarBytes),
);

export const calls = {
  /** Sorted by name. */
  contacts: { answer: listOf(contact) },
  /** Contacts with the text in their name, sorted by name; no text finds all. */
  searchContacts: {
    query: v.strictObject({ query: v.optional(text(100), '') }),
    answer: listOf(contact),
  },
  /** Null for an unknown id. */
  contact: { query: v.strictObject({ id: strictId }), answer: v.nullable(contact) },
  /** Creates an empty contact, the first of the list (CONTACT-4). */
  createContact: { body: noData, answer: contact },
  /** Merges the given fields into the contact. Null for an unknown id. */
  updateContact: {
    body: v.strictObject({ id: strictId, contact: v.partial(fields) }),
    answer: v.nullable(contact),
  },
  deleteContact: { query: v.strictObject({ id: strictId }), answer: orDone(v.literal(true)) },
  /** Stores the picture as a data URL (CONTACT-8). Null for an unknown id. */
  updateContactAvatar: {
    bodyType: 'multipart/form-data',
    body: v.strictObject({ id: strictId, avatar: avatarFile }),
    answer: v.nullable(contact),
  },
  /** Sorted by name. */
  countries: { answer: listOf(country) },
  contactTags: { answer: listOf(tag) },
  createContactTag: createTag,
  updateContactTag: updateTag,
  deleteContactTag: deleteTag,
} satisfies CallsOf<'contacts'>;
