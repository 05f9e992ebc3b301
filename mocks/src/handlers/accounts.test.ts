import type { JoinRequest, Profile } from '@touchline/contract/account';
import { expect, test } from 'vitest';
import { minutesFromNow, setNow } from '../clock.ts';
import { externalToken, resetCodes, verificationCodes } from '../fixtures/links.ts';
import { type Answered, call, errorFieldsOf } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const password = 'eight letters or more';
const email = 'New@touchline.example';
const school = 'school-gokcecinar';
const person = {
  email,
  password,
  givenName: 'Ada',
  familyName: 'Örnek',
  language: 'tr',
  terms: '2026-01',
  privacyNotice: '2026-01',
};

const signUp = (fields: object = {}) =>
  call('POST', 'api/auth/sign-up', { body: { ...person, ...fields } });
const signIn = (words = password, address = email) =>
  call('POST', 'api/auth/sign-in', { body: { email: address, password: words } });
const verify = (code: string) => call('POST', 'api/accounts/verify', { body: { code } });
const resend = (address = email) =>
  call('POST', 'api/accounts/resend-confirmation', { body: { email: address } });

async function profileOf({ body }: Answered): Promise<Profile> {
  const token = (body as { accessToken: string }).accessToken;
  return (await call('GET', 'api/profile', { token })).body as Profile;
}

test('who signed up and confirmed can sign in, and not before (SIGNUP-11, SIGNUP-13)', async () => {
  expect((await signUp()).body).toBe(true);
  const early = await signIn();
  expect(early.status).toBe(403);
  expect(early.body).toMatchObject({ detail: expect.any(String) });
  expect((await signIn('wrong words')).status).toBe(404);
  expect((await verify(verificationCodes.good)).body).toBe(true);
  const session = await signIn();
  expect(session.body).toMatchObject({
    user: { name: 'Ada Örnek', email, roles: ['User'], school: null },
  });
  expect((await signIn(password, email.toLowerCase())).status).toBe(200);
  expect(await profileOf(session)).toMatchObject({ email, language: 'tr', request: null });
});

test('no answer tells whether an address is known (SIGNUP-8)', async () => {
  const known = 'user@touchline.example';
  expect(await signUp({ email: known })).toMatchObject({ status: 200, body: true });
  const answers = [await resend(known), await resend('nobody@touchline.example')];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, true]);
  const refused = [await resend(known), await resend('nobody@touchline.example')];
  expect(refused[0]?.status).toBe(429);
  expect(refused[1]?.body).toEqual(refused[0]?.body);
  for (const address of [known, 'nobody@touchline.example']) {
    const { status, body } = await call('POST', 'api/auth/forgot-password', { body: address });
    expect([status, body]).toEqual([200, true]);
  }
  expect((await signIn('touchline', known)).status).toBe(200);
});

test('a new link can be asked for after 60 s, and replaces the old one (SIGNUP-9)', async () => {
  await signUp();
  expect((await resend()).status).toBe(200);
  const start = minutesFromNow(0);
  const early = await resend(email.toLowerCase());
  expect(early.status).toBe(429);
  expect(early.headers.get('Retry-After')).toBe('60');
  setNow('2026-04-15T13:20:59Z');
  expect((await resend()).headers.get('Retry-After')).toBe('1');
  setNow('2026-04-15T13:21:00Z');
  expect((await resend()).status).toBe(200);
  setNow(start);
  expect(await verify(verificationCodes.good)).toMatchObject({
    status: 410,
    body: { reason: 'expired' },
  });
  expect((await verify(verificationCodes.resent)).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

test.each([
  [verificationCodes.expired, 410, 'expired'],
  [verificationCodes.used, 410, 'used'],
  ['made-up', 404, undefined],
])('the link %s is %i (SIGNUP-10)', async (code, status, reason) => {
  const answered = await verify(code);
  expect(answered.status).toBe(status);
  expect((answered.body as { reason?: string }).reason).toBe(reason);
});

test('a link works once (SIGNUP-10)', async () => {
  await signUp();
  await verify(verificationCodes.good);
  expect(await verify(verificationCodes.good)).toMatchObject({
    status: 410,
    body: { reason: 'used' },
  });
});

test('a password is set by a link, once, for who asked for it (SIGNUP-12)', async () => {
  await signUp();
  await verify(verificationCodes.good);
  await call('POST', 'api/auth/forgot-password', { body: email });
  const reset = (code: string, next = 'another long one') =>
    call('POST', 'api/accounts/reset-password', { body: { code, password: next } });
  expect(errorFieldsOf(await reset(resetCodes.good, 'short'))).toEqual(['password']);
  expect((await reset(resetCodes.good)).body).toBe(true);
  expect((await signIn()).status).toBe(404);
  expect((await signIn('another long one')).status).toBe(200);
  expect((await reset(resetCodes.good)).status).toBe(410);
  expect((await reset(resetCodes.expired)).body).toMatchObject({ reason: 'expired' });
  expect((await reset(resetCodes.used)).body).toMatchObject({ reason: 'used' });
  expect((await reset('made-up')).status).toBe(404);
});

test.each([
  ['guardian', 'GOKCE1', school, null],
  ['pupil', 'gokce1', school, null],
  ['staff', 'GOKCE1', null, 'pending'],
  ['schoolAdministrator', 'GOKCE1', null, 'pending'],
  ['guardian', undefined, null, 'pending'],
])(
  'as %s with the code %s a person is of %s and waits: %s (SIGNUP-6, SIGNUP-7)',
  async (requestedRole, joinCode, place, state) => {
    await signUp({ requestedRole, schoolId: school, ...(joinCode ? { joinCode } : {}) });
    await verify(verificationCodes.good);
    const profile = await profileOf(await signIn());
    expect(profile.school?.id ?? null).toBe(place);
    expect(profile.request?.state ?? null).toBe(state);
    expect(profile.roles).toEqual(['User']);
  },
);

test.each([
  ['schoolId', { schoolId: 'school-old-quarry' }],
  ['schoolId', { schoolId: 'unknown' }],
  ['joinCode', { joinCode: 'NOPE99' }],
])('a sign-up is refused at %s with %j (SIGNUP-6)', async (field, fields) => {
  expect(errorFieldsOf(await signUp(fields))).toEqual([field]);
});

test('a join code leads to its school, until it is renewed (SCHOOL-6)', async () => {
  const check = (code: string) => call('POST', 'api/accounts/join-code', { body: { code } });
  expect((await check(' gokce1 ')).body).toMatchObject({ id: school });
  expect((await check('NOPE99')).status).toBe(404);
  await call('POST', `api/admin/schools/${school}/join-code`, {
    as: 'administrator',
    body: { version: 1 },
  });
  expect((await check('GOKCE1')).status).toBe(404);
});

test('codes cannot be found by trying', async () => {
  const check = () => call('POST', 'api/accounts/join-code', { body: { code: 'NOPE99' } });
  for (let tried = 0; tried < 20; tried += 1) expect((await check()).status).toBe(404);
  const refused = await check();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
});

test('a staff request waits until the school decides, once (SIGNUP-7, SIGNUP-14)', async () => {
  await signUp({ requestedRole: 'staff', schoolId: school, reason: 'I coach.' });
  await verify(verificationCodes.good);
  const as = 'schoolAdministrator';
  const { body } = await call('GET', 'api/admin/join-requests?state=pending', { as });
  const { items } = body as { items: JoinRequest[] };
  for (const each of items) expect(each.school.id).toBe(school);
  const own = items.find((each) => each.email === email) as JoinRequest;
  const decide = (decision: string, version: number, id = own.id) =>
    call('POST', `api/admin/join-requests/${id}/decision`, { as, body: { version, decision } });
  expect((await decide('approved', 9)).body).toMatchObject({ current: { id: own.id } });
  expect((await decide('approved', own.version)).body).toMatchObject({ state: 'approved' });
  expect((await decide('refused', own.version + 1)).status).toBe(409);
  expect(await profileOf(await signIn())).toMatchObject({
    school: { id: school },
    roles: ['User'],
    request: { state: 'approved' },
  });
  expect((await decide('approved', 1, 'request-hockey')).status).toBe(403);
});

test('the requests of another school are refused, not left out (ADMIN-22)', async () => {
  const ask = (schoolId: string, as: 'schoolAdministrator' | 'administrator') =>
    call('GET', `api/admin/join-requests?schoolId=${schoolId}`, { as });
  expect((await ask('school-wexcombe', 'schoolAdministrator')).status).toBe(403);
  expect((await ask('school-wexcombe', 'administrator')).status).toBe(200);
  expect((await ask(school, 'schoolAdministrator')).status).toBe(200);
});

test('only an administrator makes school administrators (SIGNUP-14)', async () => {
  const path = 'api/admin/join-requests/request-office/decision';
  const body = { version: 1, decision: 'approved' };
  expect((await call('POST', path, { as: 'schoolAdministrator', body })).status).toBe(403);
  expect((await call('POST', path, { as: 'administrator', body })).status).toBe(200);
});

test('an external token signs its person in, another is 401 (ROUTE-6, AUTH-17)', async () => {
  const check = (token: string) => call('POST', 'api/accounts/external-token', { body: { token } });
  const { body } = await check(externalToken);
  expect(body).toMatchObject({ user: { id: 'user-user' }, tokenType: 'bearer' });
  expect((await profileOf({ body } as Answered)).id).toBe('user-user');
  expect((await check('forged')).status).toBe(401);
});

test('a profile is changed by version, and the user with it (USER-10)', async () => {
  const as = 'user';
  const profile = { givenName: 'Derya', newsletter: true, avatar: '/api/assets/kestrel.svg' };
  const { body } = await call('PATCH', 'api/profile', { as, body: { version: 1, profile } });
  expect(body).toMatchObject({ ...profile, familyName: 'Örnek', version: 2 });
  expect((await call('GET', 'api/common/user', { as })).body).toMatchObject({
    name: 'Derya Örnek',
    avatar: profile.avatar,
  });
  const stale = await call('PATCH', 'api/profile', { as, body: { version: 1, profile } });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ current: body });
});

test('a password is changed by who knows it, and other devices are signed out (USER-11)', async () => {
  await signUp();
  await verify(verificationCodes.good);
  const token = ((await signIn()).body as { accessToken: string }).accessToken;
  const change = (current: string) =>
    call('POST', 'api/profile/password', {
      token,
      body: { current, password: 'another long one' },
    });
  expect(errorFieldsOf(await change('wrong'))).toEqual(['current']);
  expect((await change(password)).body).toBe(true);
  expect((await signIn()).status).toBe(404);
  expect((await signIn('another long one')).status).toBe(200);
  const own = { current: 'touchline', password: 'another long one' };
  await call('POST', 'api/profile/password', { as: 'user', body: own });
  const { body } = await call('GET', 'api/profile/devices', { as: 'user' });
  expect((body as { items: object[] }).items).toHaveLength(1);
});

test('another device is signed out, the own one is not (USER-11)', async () => {
  const remove = (id: string) => call('DELETE', `api/profile/devices/${id}`, { as: 'user' });
  expect((await remove('device-user-user-1')).status).toBe(409);
  expect((await remove('unknown')).status).toBe(404);
  const { body } = await remove('device-user-user-3');
  expect((body as { items: object[] }).items).toHaveLength(2);
});

test('five messages in ten minutes are taken from one address (SUPPORT-10)', async () => {
  const write = (address: string) =>
    call('POST', 'api/support/contact', {
      body: { name: 'Ada', email: address, subject: 'A result', message: 'It was 2–1.' },
    });
  for (let sent = 0; sent < 5; sent += 1) expect((await write(email)).status).toBe(204);
  const refused = await write(email.toUpperCase());
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('600');
  expect((await write('another@touchline.example')).status).toBe(204);
  setNow('2026-04-15T13:30:00Z');
  expect((await write(email)).status).toBe(204);
});
