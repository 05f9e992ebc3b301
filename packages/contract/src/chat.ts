import * as v from 'valibot';
import { contactDetails } from './contact.ts';
import { id, instant, listOf, optional } from './tolerant.ts';
import { wire } from './wire.ts';

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

const readableLines = listOf(chatMessage);

/** The lines as the server sent them, by the list of those among them that can be read. */
const sentLines = new WeakMap<readonly ChatMessage[], readonly unknown[]>();

const lines = v.pipe(
  v.array(v.unknown()),
  wire({ items: chatMessage }),
  v.transform((sent) => {
    const readable = v.parse(readableLines, sent);
    sentLines.set(readable, sent);
    return readable;
  }),
);

export const chat = v.object({
  id,
  contactId: id,
  contact: chatContact,
  unreadCount: v.fallback(v.number(), 0),
  muted: v.fallback(v.boolean(), false),
  lastMessage: optional(v.string()),
  /** An instant as all times on the wire (WIRE-23), not a formatted date. */
  lastMessageAt: optional(instant),
  messages: v.fallback(lines, []),
});

export const chats = listOf(chat);

/**
 * The lines of a chat with those that cannot be read and with fields that are unknown, for a change,
 * which replaces all of them.
 */
export function linesAsSent({ messages }: Chat): readonly unknown[] {
  return sentLines.get(messages) ?? messages;
}

export type Chat = v.InferOutput<typeof chat>;
export type ChatContact = v.InferOutput<typeof chatContact>;
export type ChatMessage = v.InferOutput<typeof chatMessage>;
export type ChatContactInFull = v.InferOutput<typeof chatContactInFull>;
export type ChatProfile = v.InferOutput<typeof chatProfile>;
