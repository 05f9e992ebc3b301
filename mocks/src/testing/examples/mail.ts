import type { ExamplesOf } from './example.ts';

const attachment = {
  type: 'application/pdf',
  name: 'fixtures.pdf',
  size: 48_210,
  preview: '/api/assets/fixtures.svg',
  downloadUrl: '/api/assets/fixtures.pdf',
};

const mail = {
  id: 'mail-3',
  type: 'mail',
  from: { avatar: '/pictures/robin.webp', contact: 'Robin Example <robin@touchline.example>' },
  to: 'me <user@touchline.example>',
  cc: ['ece@touchline.example'],
  bcc: ['office@touchline.example'],
  date: '2026-04-14T08:05:00Z',
  subject: 'Bus times',
  content: '<p>The bus leaves at <strong>15:45</strong>.</p>',
  attachments: [attachment],
  starred: true,
  important: true,
  unread: true,
  folder: 'mail-folder-spam',
  labels: ['mail-label-forums'],
} as const;

export const mailExamples: ExamplesOf<'mail'> = {
  mailSettings: { request: {}, required: [], visitor: 'served' },
  updateMailSettings: {
    request: { body: { settings: { messageLayout: 'bottom' } } },
    required: ['settings'],
    visitor: 'served',
  },
  mailFolders: { request: {}, required: [], visitor: 'served' },
  mailFilters: { request: {}, required: [], visitor: 'served' },
  mailLabels: { request: {}, required: [], visitor: 'served' },
  createMailLabel: {
    request: { body: { label: { title: 'Match day', color: 'amber' } } },
    required: ['label', 'label.title'],
    visitor: 'served',
  },
  updateMailLabel: {
    request: {
      body: {
        id: 'mail-label-work',
        label: { id: 'mail-label-work', title: 'Match day', slug: 'work', color: 'amber' },
      },
    },
    required: ['id', 'label'],
    visitor: 'served',
  },
  deleteMailLabel: {
    request: { query: { id: 'mail-label-work' } },
    required: ['id'],
    visitor: 'served',
  },
  mails: {
    request: { query: { folder: 'inbox', filter: 'starred', label: 'work', page: 2 } },
    required: [],
    visitor: 'served',
  },
  mail: { request: { query: { id: 'mail-3' } }, required: ['id'], visitor: 'served' },
  updateMail: {
    request: {
      body: { id: 'mail-3', mail },
    },
    required: [
      'id',
      'mail',
      'mail.from.avatar',
      'mail.from.contact',
      ...Object.keys(attachment).map((name) => `mail.attachments.0.${name}`),
    ],
    visitor: 'served',
  },
};
