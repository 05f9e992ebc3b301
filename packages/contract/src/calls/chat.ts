import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { chat, chatContact, chatContactInFull, chatProfile, chats } from '../chat.ts';
import { filled, id, instant, storedPicture, text } from '../internal/strict.ts';
import { listOf } from '../tolerant.ts';

const contact = v.strictObject({
  id,
  name: filled(120),
  avatar: v.nullable(storedPicture),
  about: v.nullable(text(300)),
});

const line = v.strictObject({
  id,
  chatId: id,
  contactId: id,
  isMine: v.boolean(),
  value: filled(4000),
  createdAt: instant,
});

export const calls = {
  chats: { answer: chats },
  /** Null for an unknown id. */
  chat: { query: v.strictObject({ id }), answer: v.nullable(chat) },
  /** Merges the given fields into the conversation; its lines are replaced as a whole. */
  updateChat: {
    body: v.strictObject({
      id,
      chat: v.strictObject({
        id: v.optional(id),
        contactId: v.optional(id),
        contact: v.optional(contact),
        unreadCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
        muted: v.optional(v.boolean()),
        lastMessage: v.optional(v.nullable(text(4000))),
        lastMessageAt: v.optional(v.nullable(instant)),
        messages: v.optional(v.array(line)),
      }),
    }),
    answer: v.nullable(chat),
  },
  /** Sorted by name. */
  chatContacts: { answer: listOf(chatContact) },
  /** Null for an unknown id. */
  chatContact: { query: v.strictObject({ id }), answer: v.nullable(chatContactInFull) },
  /** The caller. */
  chatProfile: { answer: chatProfile },
} satisfies CallsOf<'chat'>;
