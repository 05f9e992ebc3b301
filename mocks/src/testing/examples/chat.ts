import type { ExamplesOf } from './example.ts';

const line = {
  id: 'line-1',
  chatId: 'chat-3',
  contactId: 'contact-3',
  isMine: true,
  value: 'Agreed.',
  createdAt: '2026-04-15T13:19:00Z',
};

export const chatExamples: ExamplesOf<'chat'> = {
  chats: { request: {}, required: [], visitor: 'nothing' },
  chat: { request: { query: { id: 'chat-3' } }, required: ['id'], visitor: 'refused' },
  updateChat: {
    request: {
      body: {
        id: 'chat-3',
        chat: {
          id: 'chat-3',
          contactId: 'contact-3',
          contact: {
            id: 'contact-3',
            name: 'Robin Example',
            avatar: '/pictures/robin.webp',
            about: 'At the ground',
          },
          unreadCount: 0,
          muted: true,
          lastMessage: line.value,
          lastMessageAt: line.createdAt,
          messages: [line],
        },
      },
    },
    required: [
      'id',
      'chat',
      ...['id', 'name', 'avatar', 'about'].map((name) => `chat.contact.${name}`),
      ...Object.keys(line).map((name) => `chat.messages.0.${name}`),
    ],
    visitor: 'refused',
    checkedByServer: 'chat.messages',
  },
  chatContacts: { request: {}, required: [], visitor: 'refused' },
  chatContact: {
    request: { query: { id: 'contact-3' } },
    required: ['id'],
    visitor: 'refused',
  },
  chatProfile: { request: {}, required: [], visitor: 'refused' },
};
