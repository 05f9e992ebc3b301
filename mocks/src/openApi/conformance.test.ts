import { expect, it } from 'vitest';
import { problemType } from '../problems.ts';
import { createConformance, describedApi } from './conformance.ts';

const { requestViolations, responseViolations } = createConformance(describedApi());
const api = 'http://touchline.test/api';
const json = 'application/json';
const message = { id: 'message-1', read: true, useRouter: false };

it.each([
  ['a call that fits', 'GET', '/matches?pageSize=5&sport=rugby,netball', undefined, []],
  ['an unknown path', 'GET', '/nothing', undefined, ['GET /api/nothing is not described']],
  ['another method', 'PUT', '/matches', undefined, ['PUT /api/matches is not described']],
  ['an unknown parameter', 'GET', '/matches?page=1', undefined, ['page: not described']],
  [
    'a number out of range',
    'GET',
    '/matches?pageSize=501',
    undefined,
    ['pageSize: must be <= 500'],
  ],
  [
    'no number',
    'GET',
    '/matches?pageSize=x',
    undefined,
    ['pageSize: must be integer', 'pageSize: must be <= 500', 'pageSize: must be >= 1'],
  ],
  [
    'a parameter twice',
    'GET',
    '/matches?pageSize=1&pageSize=2',
    undefined,
    ['pageSize: given twice'],
  ],
  ['a missing parameter', 'DELETE', '/common/messages', undefined, ['id: missing']],
  [
    'an unknown value in a list',
    'GET',
    '/matches?status=won',
    undefined,
    ['status/0: must be equal to one of the allowed values'],
  ],
  [
    'a path parameter that is too long',
    'GET',
    `/matches/${'x'.repeat(65)}`,
    undefined,
    ['id: must NOT have more than 64 characters'],
  ],
  ['a body that fits', 'PATCH', '/common/messages', { id: 'message-1', message }, []],
  [
    'a body with a wrong type',
    'PATCH',
    '/common/messages',
    { id: 5, message },
    ['body/id: must be string'],
  ],
  [
    'a body with an unknown field',
    'PATCH',
    '/common/messages',
    { id: 'a', message, by: 1 },
    ['body: must NOT have additional properties'],
  ],
  ['no body where none is needed', 'POST', '/apps/contacts/contact', undefined, []],
  ['no body', 'PATCH', '/common/messages', undefined, ['body: must be object']],
])('%s is told apart in a request', (_, method, path, requestBody, violations) => {
  expect(requestViolations({ method, url: api + path, requestBody })).toEqual(violations);
});

it.each([
  ['an answer that fits', 'GET', '/common/messages', 200, [message], []],
  [
    'a missing field',
    'GET',
    '/common/messages',
    200,
    [{ id: 'a' }],
    [/required property 'read'/, /'useRouter'/],
  ],
  ['a status that is not described', 'GET', '/common/messages', 204, null, [/^status 204: not/]],
  [
    'a refusal that is not described',
    'GET',
    '/matches',
    404,
    { title: 'No' },
    [/^status 404: not/],
  ],
  ['an unknown id', 'GET', '/matches/none', 404, { title: 'No' }, []],
  ['a body that is too large', 'PATCH', '/common/messages', 413, { title: 'No' }, []],
  ['a body of another type', 'POST', '/images', 415, { title: 'No' }, []],
  ['a type where no body is', 'GET', '/matches', 415, { title: 'No' }, [/^status 415: not/]],
  [
    'too many join codes',
    'POST',
    '/accounts/join-code',
    429,
    { title: 'No' },
    [/^Retry-After: missing$/],
  ],
  ['a refusal that is no problem', 'POST', '/auth/sign-in', 404, false, []],
  ['a body where none is', 'POST', '/support/contact', 204, {}, [/no body is described/]],
  ['no body where none is', 'POST', '/support/contact', 204, null, []],
  ['a refusal that fits', 'GET', '/matches', 400, { title: 'No', errors: { id: ['x'] } }, []],
  [
    'a refusal that does not',
    'GET',
    '/matches',
    500,
    { errors: 'x' },
    [/answer\/errors: must be object/],
  ],
  [
    'the fixed path beside one with a parameter',
    'GET',
    '/matches/overview',
    200,
    {},
    [/'live'/, /'today'/, /'recent'/, /'next'/],
  ],
])('%s is told apart in an answer', (_, method, path, status, responseBody, violations) => {
  const type = typeof responseBody === 'object' && status >= 400 ? problemType : json;
  const exchange = { method, url: api + path, status, responseBody };
  const found = responseViolations({ ...exchange, headers: new Headers({ 'Content-Type': type }) });
  expect(found).toEqual(violations.map((each) => expect.stringMatching(each)));
});

it.each([
  [200, json, [message], []],
  [200, `${json}; charset=utf-8`, [message], []],
  [200, 'text/plain', [message], ['text/plain: not application/json']],
  [200, null, [message], ['no type: not application/json']],
  [400, json, { title: 'No' }, ['application/json: not application/problem+json']],
])('an answer %s of the type %s is held against the described one', (...answer) => {
  const [status, contentType, responseBody, violations] = answer;
  const exchange = { method: 'GET', url: `${api}/common/messages`, status, responseBody };
  const headers = new Headers(contentType === null ? {} : { 'Content-Type': contentType });
  expect(responseViolations({ ...exchange, headers })).toEqual(violations);
});

it.each([
  ['60', []],
  [null, ['Retry-After: missing']],
  ['0', ['Retry-After: must be >= 1']],
  [
    'Wed, 15 Apr 2026 13:21:00 GMT',
    [
      'Retry-After: must be integer',
      'Retry-After: must be <= 9007199254740991',
      'Retry-After: must be >= 1',
    ],
  ],
])(
  'a refusal of too many calls with the wait %s is held against the described one',
  (...answer) => {
    const [wait, violations] = answer;
    const exchange = {
      method: 'POST',
      url: `${api}/support/contact`,
      status: 429,
      responseBody: {},
    };
    const headers = new Headers({
      'Content-Type': problemType,
      ...(wait && { 'Retry-After': wait }),
    });
    expect(responseViolations({ ...exchange, headers })).toEqual(violations);
  },
);
