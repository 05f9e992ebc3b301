import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { entry, readEntry } from '../internal/entryRequests.ts';
import { message, messages, unreadCount } from '../message.ts';
import { strictId } from '../internal/strict.ts';
import { orDone } from '../tolerant.ts';

export const calls = {
  /** Newest first. */
  messages: { answer: messages },
  /** Keeps the given id and time if the id is free, so that a deleted message can be restored. */
  createMessage: { body: v.strictObject({ message: entry }), answer: message },
  /** Null for an unknown id. */
  updateMessage: {
    body: v.strictObject({ id: strictId, message: entry }),
    answer: v.nullable(message),
  },
  /** Answers the deleted message, or null. */
  deleteMessage: { query: v.strictObject({ id: strictId }), answer: orDone(v.nullable(message)) },
  markAllMessagesRead: { answer: orDone(v.literal(true)) },
  toggleMessageRead: {
    body: v.strictObject({ message: readEntry }),
    answer: v.nullable(message),
  },
  unreadCount: { answer: unreadCount },
} satisfies CallsOf<'messages'>;
