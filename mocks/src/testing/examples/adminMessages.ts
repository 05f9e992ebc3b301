import type { ExamplesOf } from './example.ts';

const audience = { kind: 'schools', schoolIds: ['school-gokcecinar'] } as const;

const message = {
  title: 'Bus at 15:45',
  body: '<p>From the <b>main</b> gate.</p>',
  audience,
  link: '/matches',
  image: '/api/assets/kestrel.svg',
  icon: 'heroicons_outline:truck',
  importance: 'important',
} as const;

const all = { visitor: 'refused', as: 'administrator' } as const;
const draft = { path: { id: 'outgoing-spring-draw' } };
const version = 1;
const inAudience = ['kind', 'schoolIds'];

export const adminMessagesExamples: ExamplesOf<'adminMessages'> = {
  adminMessages: {
    request: {
      query: {
        search: 'draw',
        sort: 'updatedAt',
        order: 'desc',
        pageNumber: 1,
        language: 'tr',
        pageSize: 20,
        status: ['draft', 'sent'],
        importance: 'normal',
      },
    },
    required: [],
    ...all,
  },
  messageAudience: {
    request: { body: { audience } },
    required: ['audience', ...inAudience.map((name) => `audience.${name}`)],
    ...all,
  },
  adminMessage: { request: draft, required: [], ...all },
  createAdminMessage: {
    request: { body: { message } },
    required: [
      'message',
      ...['title', 'body', 'audience'].map((name) => `message.${name}`),
      ...inAudience.map((name) => `message.audience.${name}`),
    ],
    ...all,
  },
  updateAdminMessage: {
    request: { ...draft, body: { version, message } },
    required: ['version', 'message', ...inAudience.map((name) => `message.audience.${name}`)],
    ...all,
  },
  scheduleAdminMessage: {
    request: { ...draft, body: { version, scheduledAt: '2026-04-16T08:00:00Z' } },
    required: ['version', 'scheduledAt'],
    ...all,
  },
  unscheduleAdminMessage: {
    request: { path: { id: 'outgoing-weekend' }, body: { version: 2 } },
    required: ['version'],
    ...all,
  },
  sendAdminMessage: {
    request: { path: { id: 'outgoing-otobus' }, body: { version: 1, total: 35 } },
    required: ['version', 'total'],
    ...all,
  },
  recallAdminMessage: {
    request: { path: { id: 'outgoing-semi-final' }, body: { version: 2 } },
    required: ['version'],
    ...all,
  },
  deleteAdminMessage: { request: { ...draft, query: { version } }, required: ['version'], ...all },
  restoreAdminMessage: {
    request: { ...draft, body: {} },
    required: [],
    ...all,
    before: [{ name: 'deleteAdminMessage', request: { ...draft, query: { version } } }],
  },
};
