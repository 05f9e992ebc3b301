import type { RequestOf } from '@touchline/contract/definitions';
import type { Endpoint } from '@touchline/contract/endpoints';

/** The type with all optional fields required, at any depth. */
type Whole<Value> = Value extends readonly (infer Item)[]
  ? readonly [Whole<Item>, ...Whole<Item>[]]
  : Value extends object
    ? { [Key in keyof Value]-?: Whole<NonNullable<Value[Key]>> }
    : Value;

/** The parts of the request, with all fields. */
type WholeRequest<Request> = {
  [Part in keyof Request as Request[Part] extends undefined ? never : Part]-?: Whole<
    NonNullable<Request[Part]>
  >;
};

/** A valid request with all fields, and facts about it. */
interface Example<Name extends Endpoint> {
  request: WholeRequest<RequestOf<Name>>;
  /** The required fields, as a refusal names them. */
  required: readonly string[];
  /** The answer to a visitor: the usual one, an empty one, or 401. */
  visitor: 'served' | 'nothing' | 'refused';
}

export type ExampleCalls = { [Name in Endpoint]: Example<Name> };

const credentials = { email: 'user@touchline.example', password: 'touchline' };

const someNotification = 'notification-goal';

const entry = {
  read: true,
  seen: true,
  link: '/matches',
  useRouter: true,
  icon: 'heroicons_outline:bell',
  image: '/pictures/kit.webp',
  title: 'The <b>bus</b>',
  description: 'It leaves at 15:45.',
  time: '2026-04-15T09:30:00.000Z',
};

const shortcut = {
  label: 'Next week',
  description: 'What comes',
  icon: 'heroicons_outline:calendar',
  link: '/matches?period=coming',
  useRouter: true,
};

const line = {
  id: 'line-1',
  chatId: 'chat-3',
  contactId: 'contact-3',
  isMine: true,
  value: 'Agreed.',
  createdAt: '2026-04-15T13:19:00.000Z',
};

/**
 * A valid request for every call of the contract, as `user`.
 *
 * @param accessToken a valid token
 */
export function exampleCalls(accessToken: string): ExampleCalls {
  return {
    signIn: {
      request: { body: credentials },
      required: ['email', 'password'],
      visitor: 'served',
    },
    signInWithToken: {
      request: { body: { accessToken } },
      required: ['accessToken'],
      visitor: 'served',
    },
    signUp: {
      request: {
        body: {
          email: 'new@touchline.example',
          password: 'eight letters or more',
          givenName: 'Ada',
          familyName: 'Örnek',
          language: 'tr',
          terms: '2026-01',
          privacyNotice: '2026-01',
          newsletter: false,
          schoolId: 'school-gokcecinar',
          joinCode: 'GOKCE1',
          requestedRole: 'staff',
          reason: 'I coach the girls.',
        },
      },
      required: [
        'email',
        'password',
        'givenName',
        'familyName',
        'language',
        'terms',
        'privacyNotice',
      ],
      visitor: 'served',
    },
    forgotPassword: {
      request: { body: credentials.email },
      required: ['body'],
      visitor: 'served',
    },
    resetPassword: {
      request: { body: 'eight letters or more' },
      required: ['body'],
      visitor: 'served',
    },
    unlockSession: {
      request: { body: credentials },
      required: ['email', 'password'],
      visitor: 'served',
    },

    navigation: { request: {}, required: [], visitor: 'served' },
    user: { request: {}, required: [], visitor: 'refused' },
    updateUser: {
      request: {
        body: {
          user: {
            id: 'user-user',
            name: 'Deniz Örnek',
            email: 'deniz@touchline.example',
            avatar: '/pictures/deniz.webp',
            status: 'busy',
            roles: ['User'],
            school: { id: 'school-gokcecinar', name: 'Gökçeçınar Anadolu Lisesi' },
          },
        },
      },
      required: ['user', 'user.school.id', 'user.school.name'],
      visitor: 'refused',
    },

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

    shortcuts: { request: {}, required: [], visitor: 'nothing' },
    createShortcut: {
      request: { body: { shortcut } },
      required: ['shortcut', 'shortcut.label', 'shortcut.link'],
      visitor: 'refused',
    },
    updateShortcut: {
      request: { body: { id: 'shortcut-live', shortcut: { id: 'shortcut-live', ...shortcut } } },
      required: ['id', 'shortcut'],
      visitor: 'refused',
    },
    deleteShortcut: {
      request: { query: { id: 'shortcut-live' } },
      required: ['id'],
      visitor: 'refused',
    },

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
    },

    searchMatches: {
      request: { query: { pageNumber: 1, pageSize: 5, search: 'wexcombe' } },
      required: ['pageNumber', 'pageSize', 'search'],
      visitor: 'served',
    },
    matchOverview: { request: {}, required: [], visitor: 'served' },
    matches: {
      request: {
        query: {
          pageNumber: 1,
          pageSize: 24,
          search: 'school',
          sport: ['football', 'rugby'],
          status: ['finished'],
          from: '2026-01-01',
          to: '2026-04-15T13:00:00.000Z',
          ids: ['tr-football-u16-r10-2'],
        },
      },
      required: [],
      visitor: 'served',
    },
    match: {
      request: { path: { id: 'tr-football-u16-r10-2' } },
      required: [],
      visitor: 'served',
    },
    advertisement: { request: {}, required: [], visitor: 'served' },
    contactSupport: {
      request: {
        body: {
          name: 'Ada',
          email: 'ada@touchline.example',
          subject: 'A result',
          message: 'It was 2–1.',
          page: '/matches',
          version: '0.1.0',
        },
      },
      required: ['name', 'email', 'subject', 'message'],
      visitor: 'served',
    },
  };
}
