import { entry } from './entry.ts';
import type { ExamplesOf } from './example.ts';

export const messagesExamples: ExamplesOf<'messages'> = {
  messages: { request: {}, required: [], visitor: 'nothing' },
  createMessage: {
    request: { body: { message: { id: 'message-mine', ...entry } } },
    required: ['message'],
    visitor: 'refused',
  },
  updateMessage: {
    request: { body: { id: 'message-kit', message: { id: 'message-kit', ...entry } } },
    required: ['id', 'message'],
    visitor: 'refused',
  },
  deleteMessage: {
    request: { query: { id: 'message-kit' } },
    required: ['id'],
    visitor: 'refused',
  },
  markAllMessagesRead: { request: {}, required: [], visitor: 'refused' },
  toggleMessageRead: {
    request: { body: { message: { id: 'message-kit', ...entry } } },
    required: ['message', 'message.id', 'message.read'],
    visitor: 'refused',
  },
  unreadCount: { request: {}, required: [], visitor: 'nothing' },
};
