import * as v from 'valibot';
import type { CallsOf } from '../call.ts';
import { entry, readEntry } from '../internal/entryRequests.ts';
import { message, messages } from '../message.ts';
import { strictId } from '../internal/strict.ts';
import { orDone } from '../tolerant.ts';

/** The same calls as for messages; the bodies name an entry `notification`. */
export const calls = {
  notifications: { answer: messages },
  createNotification: { body: v.strictObject({ notification: entry }), answer: message },
  updateNotification: {
    body: v.strictObject({ id: strictId, notification: entry }),
    answer: v.nullable(message),
  },
  deleteNotification: {
    query: v.strictObject({ id: strictId }),
    answer: orDone(v.nullable(message)),
  },
  markAllNotificationsRead: { answer: orDone(v.literal(true)) },
  toggleNotificationRead: {
    body: v.strictObject({ notification: readEntry }),
    answer: v.nullable(message),
  },
} satisfies CallsOf<'notifications'>;
