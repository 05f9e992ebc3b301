import * as v from 'valibot';
import { contactDetails } from './internal/contactDetails.ts';
import { id, instant, listOf, optional } from './tolerant.ts';

export const chatContact = v.object({
  id,
  name: v.string(),
  avatar: optional(v.string()),
  about: optional(v.string()),
});

/** A contact with what their page in the chat shows. */
export const chatContactInFull = v.object({
  ...chatContact.entries,
  details: v.object(contactDetails),
  attachments: v.object({
    /** Addresses of pictures. */
    media: v.fallback(listOf(v.string()), []),
    docs: v.fallback(listOf(v.object({ name: v.string(), size: v.string() })), []),
    links: v.fallback(listOf(v.string()), []),
  }),
});

export const chatProfile = v.object({
  id,
  name: v.string(),
  email: v.string(),
  avatar: optional(v.string()),
  about: optional(v.string()),
});

export const chatMessage = v.object({
  id,
  chatId: id,
  contactId: id,
  isMine: v.fallback(v.boolean(), false),
  value: v.string(),
  createdAt: instant,
});

export const chat = v.object({
  id,
  contactId: id,
  contact: chatContact,
  unreadCount: v.fallback(v.number(), 0),
  muted: v.fallback(v.boolean(), false),
  lastMessage: optional(v.string()),
  /** An instant as all times on the wire (WIRE-23), not a formatted date. */
  lastMessageAt: optional(instant),
  messages: v.fallback(listOf(chatMessage), []),
});

export const chats = listOf(chat);

export type Chat = v.InferOutput<typeof chat>;
export type ChatContact = v.InferOutput<typeof chatContact>;
export type ChatMessage = v.InferOutput<typeof chatMessage>;
export type ChatContactInFull = v.InferOutput<typeof chatContactInFull>;
export type ChatProfile = v.InferOutput<typeof chatProfile>;
