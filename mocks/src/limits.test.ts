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
  ['searchMatches', 'search', 2, 100],
  ['matches', 'search', 0, 100],
  ['matches', 'ids', 0, 64],
  ['match', 'id', 1, 64],
  ['schools', 'search', 0, 100],
  ['createSchool', 'school.name', 3, 120],
  ['createSchool', 'school.shortName', 2, 20],
  ['createSchool', 'school.city', 0, 60],
  ['createSchool', 'school.district', 0, 60],
  ['createSchool', 'school.address', 0, 160],
  ['createSchool', 'school.about', 0, 1000],
  ['createSchool', 'school.aliases.0', 1, 60],
  ['createTeam', 'team.name', 2, 60],
  ['createTeam', 'team.shortName', 2, 12],
  ['createTeam', 'team.ageGroup', 1, 20],
  ['createTeam', 'team.level', 0, 20],
  ['createTeam', 'team.aliases.0', 1, 60],
  ['createTeam', 'team.squad.0.role', 0, 30],
  ['createAthlete', 'athlete.givenName', 1, 60],
  ['createAthlete', 'athlete.familyName', 1, 60],
  ['createAthlete', 'athlete.preferredName', 0, 40],
  ['createAthlete', 'athlete.position', 0, 30],
  ['createMatch', 'match.broadcastTitle', 3, 120],
  ['createMatch', 'match.ageGroup', 1, 20],
  ['createMatch', 'match.level', 0, 20],
  ['createMatch', 'match.competition', 0, 80],
  ['createMatch', 'match.round', 0, 80],
  ['createMatch', 'match.venue.name', 1, 80],
  ['createMatch', 'match.venue.pitch', 0, 40],
  ['createMatch', 'match.venue.address', 0, 160],
  ['createAdvertisement', 'advertisement.title', 3, 60],
  ['createAdvertisement', 'advertisement.description', 1, 160],
  ['createAdvertisement', 'advertisement.altText', 3, 120],
  ['createAdminMessage', 'message.title', 3, 80],
  ['createAdminMessage', 'message.body', 1, 2000],
  ['checkJoinCode', 'code', 4, 12],
  ['verifyAccount', 'code', 1, 200],
  ['resetPasswordByLink', 'password', 8, 128],
  ['updateProfile', 'profile.givenName', 1, 60],
  ['updateProfile', 'profile.familyName', 1, 60],
  ['changePassword', 'current', 1, 1000],
  ['changePassword', 'password', 8, 128],
  ['contactSupport', 'name', 1, 120],
  ['contactSupport', 'subject', 1, 120],
  ['contactSupport', 'message', 1, 4000],
  ['contactSupport', 'page', 0, 300],
  ['contactSupport', 'version', 0, 40],
];

/** Whether the part of the request with the field is valid with this value. */
function fits(name: AnyEndpoint, field: string, value: unknown): boolean {
  const request: RequestParts = examples[name].request;
  const schemas: Partial<Record<keyof RequestParts | 'answer', v.GenericSchema>> =
    definitions[name];
  const place = field === '' ? [] : field.split('.').map((key) => (key === '0' ? 0 : key));
  const part = request.body ? 'body' : request.query ? 'query' : 'path';
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
  ['signUp', 'language', 'de', false],
  ['signUp', 'requestedRole', 'Administrator', false],
  ['signUp', 'email', 'nobody', false],
  ['forgotPassword', '', 'nobody', false],
  ['schools', 'pageSize', '100', true],
  ['schools', 'pageSize', '101', false],
  ['schools', 'pageNumber', '0', false],
  ['schools', 'sort', 'joinCode', false],
  ['schools', 'order', 'up', false],
  ['createSchool', 'school.country', 'TUR', false],
  ['createSchool', 'school.country', 'tr', false],
  ['createSchool', 'school.timeZone', 'Europe/Nowhere', false],
  ['createSchool', 'school.officePhone', '+90 212 555 01 00', true],
  ['createSchool', 'school.officePhone', '0212 555 01 00', false],
  ['createSchool', 'school.website', 'http://school.touchline.example', false],
  ['createSchool', 'school.website', 'https://user@school.touchline.example', false],
  ['createSchool', 'school.logoUrl', 'javascript:alert(1)', false],
  ['createSchool', 'school.colours.primary', '#0f3', false],
  ['createSchool', 'school.latitude', 91, false],
  ['createSchool', 'school.longitude', -180, true],
  ['createSchool', 'school.aliases', Array(11).fill('A'), false],
  ['createSchool', 'school.name', '  ab  ', false],
  ['createTeam', 'team.season', '2025/26', true],
  ['createTeam', 'team.season', '2025-26', false],
  ['createTeam', 'team.squad.0.shirtNumber', 999, true],
  ['createTeam', 'team.squad.0.shirtNumber', 1000, false],
  ['createTeam', 'team.squad.0.shirtNumber', -1, false],
  ['createAthlete', 'athlete.ageBand', 'U25', true],
  ['createAthlete', 'athlete.ageBand', 'U26', false],
  ['createAthlete', 'athlete.ageBand', 'U3', false],
  ['createAthlete', 'athlete.dateOfBirth', '03.02.2011', false],
  ['athletes', 'safetyFlag', 'yes', false],
  ['createMatch', 'match.sport', 'golf', false],
  ['createMatch', 'match.streamUrl', 'http://stream.touchline.example', false],
  ['createMatch', 'match.schedule', { kind: 'tbc' }, true],
  ['createMatch', 'match.schedule', { kind: 'soon' }, false],
  ['changeMatches', 'items', Array.from({ length: 101 }, () => ({ id: 'a', version: 1 })), false],
  ['createAdminMessage', 'message.icon', 'bell', false],
  ['createAdminMessage', 'message.audience', { kind: 'roles', roles: [] }, false],
  ['createAdminMessage', 'message.audience', { kind: 'all' }, true],
  [
    'mergeFavourites',
    'items',
    Array.from({ length: 100 }, () => ({ kind: 'match', id: 'a' })),
    true,
  ],
  [
    'mergeFavourites',
    'items',
    Array.from({ length: 101 }, () => ({ kind: 'match', id: 'a' })),
    false,
  ],
  ['contactSupport', 'email', ' ada@touchline.example ', true],
  ['contactSupport', 'email', 'nobody', false],
  ['contactSupport', 'name', '   ', false],
];

test.each(values)('%s with %s %j: %j', (name, field, value, isFit) => {
  expect(fits(name, field, value)).toBe(isFit);
});
