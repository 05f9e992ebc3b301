import type { JoinRequest } from '@touchline/contract/account';
import type { User } from '@touchline/contract/user';
import { answer, refuse } from '../api.ts';
import { accounts } from '../fixtures/accounts.ts';
import { externalToken } from '../fixtures/links.ts';
import { Refusal, refuseField } from '../problems.ts';
import { users } from '../store/accounts.ts';
import { devicesOf } from '../store/devices.ts';
import { listPage } from '../store/lists.ts';
import {
  type LinkState,
  joinRequests,
  profileOf,
  registrations,
  resendLink,
  resetByLink,
  schoolWithCode,
  verify,
} from '../store/registrations.ts';
import { isInScope, requireAdministrator, requireScope } from '../store/scope.ts';
import { schoolSummaryOf } from '../store/schools.ts';
import { signToken, verifyToken } from '../token.ts';

/** True for a valid link; the refusal of others has the reason, which decides the next step. */
function linkAnswer(state: LinkState): true {
  if (state === 'good') return true;
  if (state === 'unknown') return refuse(404, 'There is no such link');
  const title = state === 'expired' ? 'This link has expired' : 'This link was used already';
  throw new Refusal(410, title, { more: { reason: state } });
}

async function externalUser(token: string): Promise<User | undefined> {
  if (token === externalToken) return users.find(accounts.user.user.id);
  return users.find(await verifyToken(token));
}

const rules = {
  texts: ({ name, email }: JoinRequest) => [name, email],
  keys: {
    name: ({ name }: JoinRequest) => name,
    createdAt: ({ createdAt }: JoinRequest) => createdAt,
  },
  usual: 'createdAt',
} as const;

/** Gives an approved person the school, and the role if it is one of the product. */
function admit({ email, school, role }: JoinRequest): void {
  const user = users.list().find((each) => each.email === email);
  if (!user) return;
  const roles = role === 'schoolAdministrator' ? (['SchoolAdministrator'] as const) : user.roles;
  users.merge(user.id, { school, roles: [...roles] });
}

export const accountsHandlers = [
  answer('checkJoinCode', ({ body: { code } }) => {
    const school = schoolWithCode(code) ?? refuse(404, 'There is no school with this code');
    return schoolSummaryOf(school);
  }),
  answer('verifyAccount', ({ body: { code } }) => linkAnswer(verify(code))),
  answer('resendConfirmation', ({ body: { email } }) => {
    resendLink(email);
    return true;
  }),
  answer('resetPasswordByLink', ({ body: { code, password } }) =>
    linkAnswer(resetByLink(code, password)),
  ),
  answer('checkExternalToken', async ({ body: { token } }) => {
    const user = (await externalUser(token)) ?? refuse(401, 'Invalid token');
    return { user, accessToken: await signToken(user), tokenType: 'bearer' };
  }),
  answer('profile', ({ caller }) => profileOf(caller.id)),
  answer('updateProfile', ({ caller, body: { version, profile } }) => {
    const { avatar, ...fields } = profile;
    const changed = registrations.change(caller.id, version, fields, caller.name);
    users.merge(caller.id, {
      name: `${changed.givenName} ${changed.familyName}`,
      ...(avatar === undefined ? {} : { avatar }),
    });
    return profileOf(caller.id);
  }),
  answer('changePassword', ({ caller, body: { current, password } }) => {
    const registration = registrations.get(caller.id);
    if (registration.password !== current) refuseField('current', 'This is not your password');
    registration.password = password;
    const own = devicesOf(caller.id);
    own.replaceAll(own.list().filter(({ isCurrent }) => isCurrent));
    return true;
  }),
  answer('devices', ({ caller }) => ({ items: devicesOf(caller.id).list() })),
  answer('signOutDevice', ({ caller, path }) => {
    const own = devicesOf(caller.id);
    const device = own.find(path.id) ?? refuse(404, 'There is no device with this id');
    if (device.isCurrent) refuse(409, 'This is the device that you are using');
    own.remove(device.id);
    return { items: own.list() };
  }),
  answer('joinRequests', ({ caller, query }) => {
    const { state, role, schoolId } = query;
    if (schoolId) requireScope(caller, schoolId);
    const found = joinRequests
      .list()
      .filter(
        (each) =>
          isInScope(caller, each.school.id) &&
          (!state?.length || state.includes(each.state)) &&
          (!role || each.role === role) &&
          (!schoolId || each.school.id === schoolId),
      );
    return listPage(found, query, rules);
  }),
  answer('decideJoinRequest', ({ caller, path, body: { version, decision, answer: words } }) => {
    const request = joinRequests.get(path.id);
    requireScope(caller, request.school.id);
    if (request.role === 'schoolAdministrator') requireAdministrator(caller);
    joinRequests.requireVersion(request, version);
    if (request.state !== 'pending') refuse(409, `This request was ${request.state} already`);
    const changes = { state: decision, answer: words ?? null };
    const decided = joinRequests.change(path.id, version, changes, caller.name);
    if (decision === 'approved') admit(decided);
    return decided;
  }),
];
