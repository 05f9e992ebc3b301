import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import type { EndpointRow } from '@touchline/contract/endpoint';
import { endpoints } from '@touchline/contract/endpoints';
import { sampleEndpoints } from '@touchline/contract/sampleEndpoints';
import { productEndpoints } from '@touchline/contract/productEndpoints';
import { expect, test } from 'vitest';
import { handlers } from './index.ts';

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

/** The calls of the areas with sample data (PRODUCT-6). */
const samples = `
GET api/apps/message/settings, folders, filters, labels, mails, mail
PATCH api/apps/message/settings, label, mail
POST api/apps/message/label
DELETE api/apps/message/label
GET api/apps/notes/labels, all
POST api/apps/notes/labels, tasks
PATCH api/apps/notes/labels
DELETE api/apps/notes/labels
POST api/apps/notes
PATCH api/apps/notes
DELETE api/apps/notes
GET api/apps/scrumboard/boards, board
POST api/apps/scrumboard/board/list
PATCH api/apps/scrumboard/board/list, lists, card, cards, label
DELETE api/apps/scrumboard/board/list, card, label
PUT api/apps/scrumboard/board/card, label
PATCH api/apps/scrumboard/board/card/positions
GET api/apps/scrumboard/board/labels
GET api/apps/tasks/tags, all, search, task
POST api/apps/tasks/tag, task
PATCH api/apps/tasks/tag, order, task
DELETE api/apps/tasks/tag, task
GET api/dashboards/analytics, crypto, finance, project
GET api/pages/activities
GET api/ui/icons/:set
GET api/apps/academy/categories, courses
GET api/apps/academy/courses/course
POST api/common/search
GET api/apps/contacts/all, search, contact, countries, tags
POST api/apps/contacts/contact, tag, avatar
PATCH api/apps/contacts/contact, tag
DELETE api/apps/contacts/contact, tag
GET api/apps/ecommerce/inventory/categories, brands, vendors, tags, products, product
POST api/apps/ecommerce/inventory/product, tag
PATCH api/apps/ecommerce/inventory/product, tag
DELETE api/apps/ecommerce/inventory/product, tag
GET api/apps/file-manager
GET api/apps/help-center/faqs, guides, guide
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
  expect(rowsOf('given').toSorted()).toEqual([...callsIn(common), ...callsIn(samples)].toSorted());
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

test('every call has one handler (CONTACT-12, STOCK-9, GUIDE-4, MAIL-13, NOTE-6, BOARD-6, TASK-7, WIRE-11)', () => {
  const expected = [...rowsOf('given'), ...rowsOf('ours')];
  const answered = handlers.map(({ info }) => `${info.method} ${info.path}`);
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
