import { answer } from '../api.ts';
import { navigationFor } from '../fixtures/navigation.ts';
import { users } from '../store/accounts.ts';

export const userHandlers = [
  answer('navigation', ({ caller }) => navigationFor(caller?.roles ?? [])),
  answer('user', ({ caller }) => caller),
  answer('updateUser', ({ caller, body }) => {
    const { status } = body.user;
    return (status && users.merge(caller.id, { status })) ?? caller;
  }),
];
