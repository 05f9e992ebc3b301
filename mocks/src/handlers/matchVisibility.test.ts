import { expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const draft = 'match-draft-friendly';
const soon = 'match-draft-guest';
const live = 'tr-football-u16-r10-2';
const bristol = 'match-draft-bristol';
const publicPaths = (id: string) => [`api/matches/${id}`, `api/matches/${id}/line-ups`];

test('what is not published is 404 for the public (MATCH-30, MATCH-35)', async () => {
  for (const id of [draft, soon, 'match-draft-house', 'unknown']) {
    for (const path of publicPaths(id)) expect((await call('GET', path)).status, path).toBe(404);
    expect((await call('GET', `api/matches/${id}`, { as: 'user' })).status).toBe(404);
  }
});

test.each([
  'api/matches?pageSize=500&schoolId=school-gokcecinar',
  'api/matches/overview',
  'api/matches/search?pageNumber=1&pageSize=100&search=karsikiyi',
])('%s holds nothing that is not published (MATCH-35)', async (path) => {
  const { status, body } = await call('GET', path);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('match-draft');
});

test('the staff see a draft on its page, the own school what is for the school (MATCH-35)', async () => {
  const own = await call('GET', `api/matches/${draft}`, { as });
  expect(own).toMatchObject({ status: 200, body: { visibility: 'draft' } });
  expect((await call('GET', `api/matches/${bristol}`, { as })).status).toBe(404);
  expect((await call('GET', `api/matches/${bristol}`, { as: 'administrator' })).status).toBe(200);
  const list = await call('GET', 'api/matches?pageSize=500&schoolId=school-gokcecinar', { as });
  const ids = (list.body as { items: { id: string }[] }).items.map(({ id }) => id);
  expect(ids).toContain(soon);
  expect(ids).not.toContain(draft);
});

test('a public match that is withdrawn is gone at once (MATCH-35)', async () => {
  const path = `api/admin/matches/${live}/visibility`;
  expect((await call('GET', `api/matches/${live}`)).status).toBe(200);
  const body = { version: 1, visibility: 'draft' };
  const { body: withdrawn } = await call('POST', path, { as: 'administrator', body });
  expect(withdrawn).toMatchObject({ visibility: 'draft', version: 2 });
  for (const each of publicPaths(live)) expect((await call('GET', each)).status).toBe(404);
  expect((await call('PUT', `api/favourites/match/${live}`, { as: 'user', body: {} })).status).toBe(
    404,
  );
});

test('the public match has no field of the staff', async () => {
  const { body } = await call('GET', `api/matches/${live}`);
  expect(body).toMatchObject({ visibility: null });
  for (const field of ['version', 'updatedBy', 'lineUps']) expect(body).not.toHaveProperty(field);
});

test('a match with both teams can be published, no other (MATCH-36)', async () => {
  const body = { version: 1, visibility: 'public' };
  const open = await call('POST', 'api/admin/matches/match-draft-open/visibility', { as, body });
  expect(open.status).toBe(409);
  expect(open.body).toMatchObject({ detail: expect.stringContaining('teams') });
  await call('POST', `api/admin/matches/${draft}/visibility`, { as, body });
  expect((await call('GET', `api/matches/${draft}`)).status).toBe(200);
});
