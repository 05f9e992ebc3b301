import { answer } from '../api.ts';
import { navigationFor } from '../fixtures/navigation.ts';
import { users } from '../store/accounts.ts';

export const userHandlers = [
  answer('navigation', ({ caller }) => navigationFor(caller?.roles ?? [])),
  answer('user', ({ caller }) => caller),
  answer('updateUser', ({ caller, body }) => {
    // Users cannot change their own id, roles or school.
    const { id: _id, roles: _roles, school: _school, ...changes } = body.user;
    return users.merge(caller.id, changes) ?? caller;
  }),
];
