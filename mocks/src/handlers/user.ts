import * as contract from '@touchline/contract/user';
import * as v from 'valibot';
import { answer, callerOf, signedInPersonOf } from '../api.ts';
import { navigationFor } from '../fixtures/navigation.ts';
import { users } from '../store/accounts.ts';

/** Who a person is and may do is not for them to change. */
const changes = v.omit(v.partial(contract.user), ['id', 'roles', 'school']);

export const userHandlers = [
  answer('navigation', async ({ request }) => {
    const caller = await callerOf(request);
    return navigationFor(caller && caller !== 'invalid' ? caller.roles : []);
  }),
  answer('user', ({ request }) => signedInPersonOf(request)),
  answer('updateUser', async ({ request, body }) => {
    const person = await signedInPersonOf(request);
    const { user } = await body(v.object({ user: changes }));
    return users.merge(person.id, user);
  }),
];
