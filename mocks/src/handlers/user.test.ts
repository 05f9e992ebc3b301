import type { Navigation } from '@touchline/contract/navigation';
import { expect, test } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

async function navigationOf(as?: AccountName): Promise<Navigation> {
  return (await call('GET', 'api/common/navigation', as ? { as } : {})).body as Navigation;
}

const everyone = ['home', 'favourites', 'contact-us', 'messages-display', 'about-us'];
const school = ['admin-schools', 'admin-matches', 'admin-athletes', 'admin-teams'];

const expected: [AccountName | undefined, string[], string[]][] = [
  [undefined, [...everyone, 'sign-in'], []],
  ['user', [...everyone, 'sign-out'], []],
  ['schoolAdministrator', [...everyone, 'sign-out', 'admin'], school],
  [
    'administrator',
    [...everyone, 'sign-out', 'admin'],
    [...school, 'admin-advertisements', 'admin-messages'],
  ],
];

test.each(expected)(
  '%s sees the entries of their role (NAV-1, NAV-3, NAV-4, NAV-5, NAV-9, WIRE-5)',
  async (as, entries, admin) => {
    const navigation = await navigationOf(as);
    for (const variant of Object.values(navigation)) {
      expect(variant.map(({ id }) => id)).toEqual(entries);
      const group = variant.find(({ id }) => id === 'admin');
      expect(group?.children?.map(({ id }) => id) ?? []).toEqual(admin);
    }
  },
);

test('a visitor has no user', async () => {
  expect((await call('GET', 'api/common/user')).status).toBe(401);
});

test.each([
  ['user', 'User', null],
  ['schoolAdministrator', 'SchoolAdministrator', { id: 'school-gokcecinar' }],
  ['administrator', 'Administrator', null],
] as const)(
  '%s has these fields, with the role and the school (USER-1)',
  async (as, role, school) => {
    const { body } = await call('GET', 'api/common/user', { as });
    expect(Object.keys(body as object).toSorted()).toEqual([
      'avatar',
      'email',
      'id',
      'name',
      'roles',
      'school',
      'status',
    ]);
    const { email, name } = accounts[as].user;
    expect(body).toMatchObject({ email, name, status: 'online', roles: [role], school });
  },
);

test('people change their status, not their roles or id (WIRE-12)', async () => {
  const user = { status: 'busy', roles: ['Administrator'], id: 'user-admin' };
  await call('PATCH', 'api/common/user', { as: 'user', body: { user } });
  const { body } = await call('GET', 'api/common/user', { as: 'user' });
  expect(body).toMatchObject({ id: 'user-user', status: 'busy', roles: ['User'] });
});

test('a change of the presence brings no old name, address or picture back (USER-7, USER-10)', async () => {
  const { body: before } = await call('GET', 'api/common/user', { as: 'user' });
  const old = { name: 'Old Name', email: 'old@touchline.example', avatar: '/old.webp' };
  const user = { ...(before as object), ...old, status: 'away' };
  const { body: after } = await call('PATCH', 'api/common/user', { as: 'user', body: { user } });
  expect(after).toEqual({ ...(before as object), status: 'away' });
});
