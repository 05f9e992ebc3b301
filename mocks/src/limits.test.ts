import { definitions } from '@touchline/contract/definitions';
import type { AnyEndpoint } from '@touchline/contract/allEndpoints';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exampleCalls } from './testing/exampleCalls.ts';
import { type RequestParts, withChange } from './testing/invalidRequests.ts';

const examples = exampleCalls('token');

type Row = [name: AnyEndpoint, field: string, least: number, most: number];

const entryRows = (name: AnyEndpoint, field: string): Row[] => [
  [name, `${field}.id`, 1, 64],
  [name, `${field}.link`, 0, 300],
  [name, `${field}.icon`, 0, 64],
  [name, `${field}.image`, 0, 300],
  [name, `${field}.title`, 0, 200],
  [name, `${field}.description`, 0, 2000],
];

const tagRows = (kind: 'ContactTag' | 'ProductTag'): Row[] => [
  [`create${kind}`, 'tag.title', 1, 60],
  [`update${kind}`, 'id', 1, 64],
  [`update${kind}`, 'tag.id', 1, 64],
  [`update${kind}`, 'tag.title', 1, 60],
  [`delete${kind}`, 'id', 1, 64],
];

const contactRows: Row[] = [
  ['contact', 'id', 1, 64],
  ['deleteContact', 'id', 1, 64],
  ['updateContact', 'id', 1, 64],
  ['updateContactAvatar', 'id', 1, 64],
  ['updateContact', 'contact.id', 1, 64],
  ['updateContact', 'contact.avatar', 0, 300],
  ['updateContact', 'contact.background', 0, 300],
  ['updateContact', 'contact.name', 1, 120],
  ['updateContact', 'contact.phoneNumbers.0.phoneNumber', 1, 30],
  ['updateContact', 'contact.title', 0, 120],
  ['updateContact', 'contact.company', 0, 120],
  ['updateContact', 'contact.job.title', 0, 120],
  ['updateContact', 'contact.job.company', 0, 120],
  ['updateContact', 'contact.address', 0, 300],
  ['updateContact', 'contact.notes', 0, 5000],
  ['updateContact', 'contact.tags.0', 1, 64],
];

const productRows: Row[] = [
  ['product', 'id', 1, 64],
  ['deleteProduct', 'id', 1, 64],
  ['updateProduct', 'id', 1, 64],
  ['updateProduct', 'product.id', 1, 64],
  ['updateProduct', 'product.category', 0, 64],
  ['updateProduct', 'product.brand', 0, 64],
  ['updateProduct', 'product.vendor', 0, 64],
  ['updateProduct', 'product.name', 1, 120],
  ['updateProduct', 'product.description', 0, 5000],
  ['updateProduct', 'product.tags.0', 1, 64],
  ['updateProduct', 'product.sku', 0, 64],
  ['updateProduct', 'product.barcode', 0, 64],
  ['updateProduct', 'product.thumbnail', 0, 300],
  ['updateProduct', 'product.images.0', 0, 300],
  ['products', 'search', 0, 100],
];

/** The minimum and maximum lengths of the texts of a request, in characters. */
const texts: Row[] = [
  ['signIn', 'email', 1, 254],
  ['signIn', 'password', 1, 1000],
  ['unlockSession', 'email', 1, 254],
  ['unlockSession', 'password', 1, 1000],
  ['signInWithToken', 'accessToken', 1, 4096],
  ['signUp', 'password', 8, 128],
  ['signUp', 'givenName', 1, 60],
  ['signUp', 'familyName', 1, 60],
  ['signUp', 'terms', 1, 20],
  ['signUp', 'privacyNotice', 1, 20],
  ['signUp', 'schoolId', 1, 64],
  ['signUp', 'joinCode', 4, 12],
  ['signUp', 'reason', 0, 300],
  ['resetPassword', '', 8, 128],
  ['updateUser', 'user.id', 1, 64],
  ['updateUser', 'user.name', 1, 120],
  ['updateUser', 'user.avatar', 0, 300],
  ['updateUser', 'user.school.id', 1, 64],
  ['updateUser', 'user.school.name', 1, 120],
  ...entryRows('createMessage', 'message'),
  ...entryRows('toggleMessageRead', 'message'),
  ...entryRows('updateNotification', 'notification'),
  ['updateMessage', 'id', 1, 64],
  ['updateNotification', 'id', 1, 64],
  ['deleteMessage', 'id', 1, 64],
  ['deleteNotification', 'id', 1, 64],
  ['createShortcut', 'shortcut.label', 1, 60],
  ['createShortcut', 'shortcut.description', 0, 120],
  ['createShortcut', 'shortcut.icon', 0, 64],
  ['createShortcut', 'shortcut.link', 1, 300],
  ['updateShortcut', 'id', 1, 64],
  ['updateShortcut', 'shortcut.label', 1, 60],
  ['deleteShortcut', 'id', 1, 64],
  ['chat', 'id', 1, 64],
  ['updateChat', 'id', 1, 64],
  ['updateChat', 'chat.contact.name', 1, 120],
  ['updateChat', 'chat.contact.about', 0, 300],
  ['updateChat', 'chat.lastMessage', 0, 4000],
  ['updateChat', 'chat.messages.0.value', 1, 4000],
  ['chatContact', 'id', 1, 64],
  ['globalSearch', 'query', 0, 100],
  ['searchContacts', 'query', 0, 100],
  ...contactRows,
  ...productRows,
  ...tagRows('ContactTag'),
  ...tagRows('ProductTag'),
  ['files', 'folderId', 0, 64],
  ['faqs', 'slug', 0, 64],
  ['guides', 'slug', 0, 64],
  ['guide', 'categorySlug', 1, 64],
  ['guide', 'guideSlug', 1, 64],
  ['searchMatches', 'search', 2, 100],
  ['matches', 'search', 0, 100],
  ['matches', 'ids', 0, 64],
  ['match', 'id', 1, 64],
  ['contactSupport', 'name', 1, 120],
  ['contactSupport', 'subject', 1, 120],
  ['contactSupport', 'message', 1, 4000],
  ['contactSupport', 'page', 0, 300],
  ['contactSupport', 'version', 0, 40],
  ['updateMailSettings', 'settings.messageLayout', 1, 32],
  ['createMailLabel', 'label.title', 1, 60],
  ['createMailLabel', 'label.color', 1, 32],
  ['updateMailLabel', 'id', 1, 64],
  ['deleteMailLabel', 'id', 1, 64],
  ['mails', 'folder', 0, 64],
  ['mails', 'filter', 0, 64],
  ['mails', 'label', 0, 64],
  ['mail', 'id', 1, 64],
  ['updateMail', 'mail.from.avatar', 0, 300],
  ['updateMail', 'mail.from.contact', 1, 320],
  ['updateMail', 'mail.to', 0, 320],
  ['updateMail', 'mail.cc.0', 0, 320],
  ['updateMail', 'mail.subject', 0, 300],
  ['updateMail', 'mail.content', 0, 8000],
  ['updateMail', 'mail.attachments.0.type', 1, 100],
  ['updateMail', 'mail.attachments.0.name', 1, 255],
  ['updateMail', 'mail.folder', 1, 64],
  ['updateMail', 'mail.labels.0', 1, 64],
  ['createNoteLabel', 'title', 1, 60],
  ['updateNoteLabel', 'label.title', 1, 60],
  ['addNoteTask', 'task', 1, 500],
  ['createNote', 'note.title', 0, 200],
  ['createNote', 'note.content', 0, 4000],
  ['createNote', 'note.image', 0, 300],
  ['updateNote', 'updatedNote.tasks.0.content', 0, 500],
  ['updateNote', 'updatedNote.labels.0', 1, 64],
  ['deleteNote', 'id', 1, 64],
  ['createBoardList', 'list.title', 1, 200],
  ['createBoardCard', 'card.title', 1, 200],
  ['createBoardCard', 'card.description', 0, 4000],
  ['createBoardCard', 'card.labels.0.title', 1, 60],
  ['createBoardLabel', 'label.title', 1, 60],
  ['updateBoardLabel', 'label.title', 1, 60],
  ['boardLabels', 'boardId', 1, 64],
  ['createTaskTag', 'tag.title', 1, 60],
  ['searchTasks', 'query', 0, 100],
  ['updateTask', 'task.title', 0, 200],
  ['updateTask', 'task.notes', 0, 4000],
  ['updateTask', 'task.subTasks.0.title', 0, 200],
  ['updateTask', 'task.tags.0', 1, 64],
  ['iconSet', 'set', 1, 64],
  ['academyCourse', 'id', 1, 64],
];

/** Whether the part of the request with the field is valid with this value. */
function fits(name: AnyEndpoint, field: string, value: unknown): boolean {
  const request: RequestParts = examples[name].request;
  const schemas: Partial<Record<keyof RequestParts | 'answer', v.GenericSchema>> =
    definitions[name];
  const place = field === '' ? [] : field.split('.').map((key) => (key === '0' ? 0 : key));
  const part = request.path ? 'path' : request.query ? 'query' : 'body';
  const schema = schemas[part];
  if (!schema) throw new Error(`${name} takes no ${part}`);
  const wire = part === 'query' ? asText(request.query) : request[part];
  return v.is(schema, withChange(wire, place, value));
}

function asText(query: RequestParts['query'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

test.each(texts)('%s takes %s of %i to %i letters', (name, field, least, most) => {
  expect(fits(name, field, 'ş'.repeat(least))).toBe(true);
  expect(fits(name, field, 'ş'.repeat(most))).toBe(true);
  if (least > 0) expect(fits(name, field, 'ş'.repeat(least - 1))).toBe(false);
  expect(fits(name, field, 'ş'.repeat(most + 1))).toBe(false);
});

const mail = { email: 'a@b.example', label: 'Work' };
const phone = { country: 'gb', phoneNumber: '1', label: 'Home' };

function fileOf(size: number, type = 'image/png'): File {
  return new File([new Uint8Array(size)], 'picture', { type });
}

/** Values of numeric and date parameters, and whether they are valid. */
const values: [name: AnyEndpoint, field: string, value: unknown, fits: boolean][] = [
  ['searchMatches', 'pageNumber', '1', true],
  ['searchMatches', 'pageNumber', '2', false],
  ['searchMatches', 'pageSize', '500', true],
  ['searchMatches', 'pageSize', '501', false],
  ['searchMatches', 'pageSize', '0', false],
  ['matches', 'pageNumber', '10000', true],
  ['matches', 'pageNumber', '0', false],
  ['matches', 'pageSize', '500', true],
  ['matches', 'pageSize', '501', false],
  ['matches', 'from', '2026-04-15T13:00:00.000Z', true],
  ['matches', 'from', '15.04.2026', false],
  ['matches', 'to', '2026-04-15', true],
  ['matches', 'to', 'tomorrow', false],
  ['matches', 'sport', 'golf', false],
  ['matches', 'status', 'live,paused', true],
  ['matches', 'status', 'won', false],
  ['matches', 'ids', Array.from({ length: 500 }, (_, index) => index).join(','), true],
  ['matches', 'ids', Array.from({ length: 501 }, (_, index) => index).join(','), false],
  ['updateUser', 'user.status', 'not-visible', true],
  ['updateUser', 'user.status', 'asleep', false],
  ['updateUser', 'user.roles', ['User', 'Administrator', 'SchoolAdministrator'], true],
  ['updateUser', 'user.roles', ['Referee'], false],
  ['updateUser', 'user.email', 'nobody', false],
  ['updateUser', 'user.avatar', null, true],
  ['updateUser', 'user.school', null, true],
  ['updateUser', 'user.name', null, false],
  ['createMessage', 'message.time', 'yesterday', false],
  ['createMessage', 'message.time', null, true],
  ['createMessage', 'message.title', null, true],
  ['createMessage', 'message.read', null, false],
  ['createShortcut', 'shortcut.icon', null, true],
  ['createShortcut', 'shortcut.link', null, false],
  ['updateChat', 'chat.unreadCount', -1, false],
  ['updateChat', 'chat.unreadCount', 1.5, false],
  ['updateChat', 'chat.lastMessageAt', null, true],
  ['updateChat', 'chat.messages', [], true],
  ['updateContactAvatar', 'avatar', fileOf(5 * 1024 * 1024), true],
  ['updateContactAvatar', 'avatar', fileOf(5 * 1024 * 1024 + 1), false],
  ['updateContactAvatar', 'avatar', fileOf(1, 'image/jpeg'), true],
  ['updateContactAvatar', 'avatar', fileOf(1, 'image/gif'), true],
  ['updateContactAvatar', 'avatar', fileOf(1, 'image/svg+xml'), false],
  ['updateContact', 'contact.avatar', 'data:image/svg+xml;base64,eA==', false],
  ['updateContact', 'contact.avatar', 'DATA:text/html,x', false],
  ['updateContact', 'contact.avatar', null, true],
  ['updateContact', 'contact.birthday', null, true],
  ['updateContact', 'contact.birthday', '1981-05-04', false],
  ['updateContact', 'contact.birthday', '1900-02-29T12:00:00.000Z', false],
  ['updateContact', 'contact.emails', Array.from({ length: 10 }, () => mail), true],
  ['updateContact', 'contact.emails', Array.from({ length: 11 }, () => mail), false],
  ['updateContact', 'contact.emails.0.label', 'Home', false],
  ['updateContact', 'contact.emails.0.email', 'nobody', false],
  ['updateContact', 'contact.phoneNumbers', Array.from({ length: 10 }, () => phone), true],
  ['updateContact', 'contact.phoneNumbers', Array.from({ length: 11 }, () => phone), false],
  ['updateContact', 'contact.phoneNumbers.0.label', 'Personal', false],
  ['updateContact', 'contact.phoneNumbers.0.country', 'TR', false],
  ['updateContact', 'contact.tags', Array.from({ length: 100 }, () => 'tag'), true],
  ['updateContact', 'contact.tags', Array.from({ length: 101 }, () => 'tag'), false],
  ['updateProduct', 'product.stock', '', true],
  ['updateProduct', 'product.price', 1_000_000_000, true],
  ['updateProduct', 'product.price', 1_000_000_001, false],
  ['updateProduct', 'product.weight', -0.1, false],
  ['updateProduct', 'product.thumbnail', null, true],
  ['updateProduct', 'product.images', Array.from({ length: 20 }, () => '/a.webp'), true],
  ['updateProduct', 'product.images', Array.from({ length: 21 }, () => '/a.webp'), false],
  ['products', 'page', '0', true],
  ['products', 'page', '10000', true],
  ['products', 'page', '10001', false],
  ['products', 'size', '1', true],
  ['products', 'size', '100', true],
  ['products', 'size', '101', false],
  ['products', 'size', '0', false],
  ['products', 'sort', 'active', true],
  ['products', 'sort', 'images', false],
  ['products', 'order', 'asc', true],
  ['products', 'order', '', false],
  ['guides', 'limit', '1', true],
  ['guides', 'limit', '100', true],
  ['guides', 'limit', '101', false],
  ['guides', 'limit', '0', false],
  ['signUp', 'language', 'de', false],
  ['signUp', 'requestedRole', 'Administrator', false],
  ['signUp', 'email', 'nobody', false],
  ['forgotPassword', '', 'nobody', false],
  ['contactSupport', 'email', ' ada@touchline.example ', true],
  ['contactSupport', 'email', 'nobody', false],
  ['contactSupport', 'name', '   ', false],
  ['mails', 'page', '1', true],
  ['mails', 'page', '10000', true],
  ['mails', 'page', '10001', false],
  ['mails', 'page', '0', false],
  ['updateMail', 'mail.attachments.0.size', -1, false],
  ['updateMail', 'mail.attachments.0.size', 0.5, false],
  ['updateMail', 'mail.cc', Array.from({ length: 100 }, () => ''), true],
  ['updateMail', 'mail.cc', Array.from({ length: 101 }, () => ''), false],
  ['updateMail', 'mail.labels', Array.from({ length: 101 }, () => 'x'), false],
  ['updateNote', 'updatedNote.image', `data:image/png;base64,${'A'.repeat(600_000)}`, true],
  ['updateNote', 'updatedNote.image', `data:image/png;base64,${'A'.repeat(700_000)}`, false],
  ['updateNote', 'updatedNote.image', `data:text/html;base64,${'A'.repeat(600)}`, false],
  ['updateNote', 'updatedNote.labels.0', { id: 'x', title: 'X' }, true],
  ['updateNote', 'updatedNote.labels.0', { id: 'x' }, false],
  ['updateNote', 'updatedNote.tasks', null, true],
  ['createBoardCard', 'card.position', -1, true],
  ['createBoardCard', 'card.position', -2, false],
  ['createBoardCard', 'card.position', 2 ** 53, false],
  ['createBoardCard', 'card.dueDate', 'tomorrow', false],
  ['updateTask', 'task.priority', 2, true],
  ['updateTask', 'task.priority', 3, false],
  ['updateTask', 'task.priority', -1, false],
  ['updateTask', 'task.order', -1, false],
  ['createTask', 'type', 'section', true],
  ['createTask', 'type', 'reminder', false],
];

test.each(values)('%s with %s %j: %j', (name, field, value, isFit) => {
  expect(fits(name, field, value)).toBe(isFit);
});

test('a picture in a text has at most 700,000 letters', () => {
  const head = 'data:image/png;base64,';
  const ofLength = (length: number) => head + 'A'.repeat(length - head.length);
  expect(fits('updateContact', 'contact.avatar', ofLength(700_000))).toBe(true);
  expect(fits('updateContact', 'contact.avatar', ofLength(700_001))).toBe(false);
});
