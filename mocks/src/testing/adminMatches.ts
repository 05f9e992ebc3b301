import { matches } from '../store/dataSets.ts';
import { call } from './call.ts';

export type Body = Record<string, unknown>;

/** Changes the status of a match, as an administrator who has its latest version. */
export async function sendStatus(id: string, body: Body) {
  const { version } = matches.get(id);
  const path = `api/admin/matches/${id}/status`;
  return call('POST', path, { as: 'administrator', body: { version, ...body } });
}

/** The ids of the matches that a person of the staff finds. */
export async function listedIds(
  query: string,
  as: 'administrator' | 'schoolAdministrator' = 'schoolAdministrator',
) {
  const { body } = await call('GET', `api/admin/matches?pageSize=100&${query}`, { as });
  return (body as { items: { id: string }[] }).items.map(({ id }) => id);
}
