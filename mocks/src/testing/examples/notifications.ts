import { entry } from './entry.ts';
import type { ExamplesOf } from './example.ts';

const someNotification = 'notification-goal';

export const notificationsExamples: ExamplesOf<'notifications'> = {
  notifications: { request: {}, required: [], visitor: 'nothing' },
  createNotification: {
    request: { body: { notification: { id: 'notification-mine', ...entry } } },
    required: ['notification'],
    visitor: 'refused',
  },
  updateNotification: {
    request: {
      body: { id: someNotification, notification: { id: someNotification, ...entry } },
    },
    required: ['id', 'notification'],
    visitor: 'refused',
  },
  deleteNotification: {
    request: { query: { id: someNotification } },
    required: ['id'],
    visitor: 'refused',
  },
  markAllNotificationsRead: { request: {}, required: [], visitor: 'refused' },
  toggleNotificationRead: {
    request: { body: { notification: { id: someNotification, ...entry } } },
    required: ['notification', 'notification.id', 'notification.read'],
    visitor: 'refused',
  },
};
