import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { entry, readEntry } from '../internal/entryRequests.ts';
import { message, messages, unreadCount } from '../message.ts';
import { id } from '../internal/strict.ts';
import { orDone } from '../tolerant.ts';

export const calls = {
  /** Newest first. */
  messages: { answer: messages },
  /** Keeps its id and its time where they are free, so that a deleted one can come back. */
  createMessage: { body: v.strictObject({ message: entry }), answer: message },
  /** Null for an id that nobody has. */
  updateMessage: { body: v.strictObject({ id, message: entry }), answer: v.nullable(message) },
  /** The deleted one, or null. */
  deleteMessage: { query: v.strictObject({ id }), answer: orDone(v.nullable(message)) },
  markAllMessagesRead: { answer: orDone(v.literal(true)) },
  toggleMessageRead: {
    body: v.strictObject({ message: readEntry }),
    answer: v.nullable(message),
  },
  unreadCount: { answer: unreadCount },
} satisfies CallsOf<'messages'>;
