import type { User } from '@touchline/contract/user';
import type { SessionState } from '#session/session.atoms.ts';

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token of the right shape that ends so many seconds from now. */
export function tokenFor(seconds: number, name = 'someone'): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `${base64({ alg: 'HS256' })}.${base64({ sub: name, exp })}.c2ln`;
}

/** The session of a person of whom nothing matters but who they are. */
export function sessionOf(id: string, accessToken = tokenFor(3600, id)): SessionState {
  const user: User = {
    id,
    name: id,
    email: `${id}@touchline.example`,
    avatar: null,
    status: 'online',
    roles: ['User'],
    school: null,
  };
  return { accessToken, user };
}
