import * as v from 'valibot';
import { id, instant, listOf, optional } from './tolerant.ts';

export const chatContact = v.object({
  id,
  name: v.string(),
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
  lastMessageAt: optional(instant),
  messages: v.fallback(listOf(chatMessage), []),
});

export const chats = listOf(chat);

export type Chat = v.InferOutput<typeof chat>;
export type ChatContact = v.InferOutput<typeof chatContact>;
export type ChatMessage = v.InferOutput<typeof chatMessage>;
