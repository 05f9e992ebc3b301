import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import type { EndpointRow } from '@touchline/contract/endpoint';
import { endpoints } from '@touchline/contract/endpoints';
import { sampleEndpoints } from '@touchline/contract/sampleEndpoints';
import { productEndpoints } from '@touchline/contract/productEndpoints';
import { expect, test } from 'vitest';
import { handlers } from './index.ts';

/** What the mock back end answers. */
const answered = handlers.map(({ info }) => `${info.method} ${info.path}`);

/** The calls of the specification that are in the contract. */
const common = `
POST api/auth/sign-in, sign-in-with-token, sign-up, forgot-password, reset-password, unlock-session
GET api/common/navigation, user, messages, notifications, shortcuts
POST api/common/messages, notifications, shortcuts
PATCH api/common/user, messages, notifications, shortcuts
DELETE api/common/messages, notifications, shortcuts
GET api/common/messages/mark-all-as-read
POST api/common/messages/toggle-read-status
GET api/common/notifications/mark-all-as-read
POST api/common/notifications/toggle-read-status
GET api/apps/chat/chats, chat, contacts, contact, profile
PATCH api/apps/chat/chat
`;

/** The areas with sample data (PRODUCT-6) whose calls a rule names. */
const namedAreas: readonly [area: string, rule: string, calls: string][] = [
  [
    'contacts',
    'CONTACT-12',
    `
GET api/apps/contacts/all, search, contact, countries, tags
POST api/apps/contacts/contact, tag, avatar
PATCH api/apps/contacts/contact, tag
DELETE api/apps/contacts/contact, tag
`,
  ],
  [
    'inventory',
    'STOCK-9',
    `
GET api/apps/ecommerce/inventory/categories, brands, vendors, tags, products, product
POST api/apps/ecommerce/inventory/product, tag
PATCH api/apps/ecommerce/inventory/product, tag
DELETE api/apps/ecommerce/inventory/product, tag
`,
  ],
  ['help', 'GUIDE-4', 'GET api/apps/help-center/faqs, guides, guide'],
  [
    'mail',
    'MAIL-13',
    `
GET api/apps/message/settings, folders, filters, labels, mails, mail
PATCH api/apps/message/settings, label, mail
POST api/apps/message/label
DELETE api/apps/message/label
`,
  ],
  [
    'notes',
    'NOTE-6',
    `
GET api/apps/notes/labels, all
POST api/apps/notes/labels, tasks
PATCH api/apps/notes/labels
DELETE api/apps/notes/labels
POST api/apps/notes
PATCH api/apps/notes
DELETE api/apps/notes
`,
  ],
  [
    'board',
    'BOARD-6',
    `
GET api/apps/scrumboard/boards, board
POST api/apps/scrumboard/board/list
PATCH api/apps/scrumboard/board/list, lists, card, cards, label
DELETE api/apps/scrumboard/board/list, card, label
PUT api/apps/scrumboard/board/card, label
PATCH api/apps/scrumboard/board/card/positions
GET api/apps/scrumboard/board/labels
`,
  ],
  [
    'tasks',
    'TASK-7',
    `
GET api/apps/tasks/tags, all, search, task
POST api/apps/tasks/tag, task
PATCH api/apps/tasks/tag, order, task
DELETE api/apps/tasks/tag, task
`,
  ],
];

/** The calls of the other areas with sample data. */
const otherSamples = `
GET api/dashboards/analytics, crypto, finance, project
GET api/pages/activities
GET api/ui/icons/:set
GET api/apps/academy/categories, courses
GET api/apps/academy/courses/course
POST api/common/search
GET api/apps/file-manager
`;

/** `METHOD path` of each call in a list of lines; names after a comma are in the same folder. */
function callsIn(lines: string): string[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [method, path = '', ...others] = line.split(/,? /);
      const folder = path.slice(0, path.lastIndexOf('/'));
      return [path, ...others.map((name) => `${folder}/${name}`)].map(
        (each) => `${method} ${each}`,
      );
    });
}

function rowsOf(
  origin: 'given' | 'ours',
  rows: Record<string, EndpointRow> = allEndpoints,
): string[] {
  return Object.values(rows)
    .filter((row) => row.origin === origin)
    .map(({ method, path }) => `${method} ${path}`);
}

test('the contract has the calls of the specification as they are, and marks no other as given (WIRE-17)', () => {
  expect(rowsOf('given').toSorted()).toEqual(
    [common, otherSamples, ...namedAreas.map(([, , calls]) => calls)].flatMap(callsIn).toSorted(),
  );
});

test('every call of the specification answers 200 (MOCK-19)', () => {
  const given = Object.entries(definitions).filter(
    ([name]) => allEndpoints[name as AnyEndpoint].origin === 'given',
  );
  expect(given.length).toBeGreaterThan(100);
  const others = given.filter(([, definition]) => 'status' in definition);
  expect(others.map(([name]) => name)).toEqual([]);
});

test('the areas with sample data have no calls of their own', () => {
  expect(rowsOf('ours', sampleEndpoints)).toEqual([]);
});

test('what the specification leaves open is ours', () => {
  expect(rowsOf('ours', endpoints)).toEqual([
    'GET api/messages/unread-count',
    'GET api/matches/search',
    'GET api/matches/overview',
    'GET api/matches',
    'GET api/matches/:id',
    'GET api/schools',
    'GET api/advertisements/current',
  ]);
});

test.each(namedAreas)(
  'the area %s has the calls of its rule and no other, each with a handler (%s)',
  (area, _rule, calls) => {
    const rows = Object.values(sampleEndpoints).filter((row) => row.area === area);
    const named = rows.map(({ method, path }) => `${method} ${path}`);
    expect(named.toSorted()).toEqual(callsIn(calls).toSorted());
    expect(answered).toEqual(expect.arrayContaining(named));
  },
);

test('every call has one handler', () => {
  const expected = [...rowsOf('given'), ...rowsOf('ours')];
  expect(expected.filter((each) => !answered.includes(each))).toEqual([]);
  expect(new Set(answered).size).toBe(answered.length);
});

/** Areas of the specification, of which the first script has other calls or none. */
const givenAreas = ['auth', 'chat', 'messages', 'navigation', 'notifications', 'shortcuts', 'user'];

test('each of the product’s own calls is ours, and has one handler that gets it', () => {
  const own = Object.entries(productEndpoints).filter(([, { area }]) => !givenAreas.includes(area));
  for (const [name, { method, path, origin }] of own) {
    expect(origin, name).toBe('ours');
    const first = handlers.find(({ info }) => {
      const pattern = info.path.replace(/:\w+/g, '[^/]+');
      return info.method === method && new RegExp(`^${pattern}$`).test(path);
    });
    expect(first?.info.path, name).toBe(path);
  }
});
