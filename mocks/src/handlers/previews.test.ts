import { expect, test } from 'vitest';
import { athleteId } from '../fixtures/athletes.ts';
import type { StoredMatch } from '../fixtures/draftMatches.ts';
import { athletes } from '../store/athletes.ts';
import { matches } from '../store/dataSets.ts';
import { schools } from '../store/schools.ts';
import { teams } from '../store/teams.ts';
import { call } from '../testing/call.ts';
import { setUpMockBackEnd } from '../testing/mockBackEnd.ts';

setUpMockBackEnd();

const as = 'schoolAdministrator';
const draft = 'match-draft-friendly';
const futsal = 'team-gokcecinar-futsal';
const own = 'school-gokcecinar';
const isOwn = (sides: StoredMatch['teams']) => sides.some(({ school }) => school.id === own);

async function previewOf(path: string, person: 'administrator' | typeof as = as, query = '') {
  const { status, body } = await call('GET', `api/admin/${path}/preview${query}`, { as: person });
  expect(status).toBe(200);
  return body as Record<string, unknown>;
}

test('a draft is seen as its page will be once it is public (ADMIN-9)', async () => {
  const places = Array.from({ length: 20 }, (_, index) => ({
    athleteId: athleteId(index),
    shirtNumber: index,
    role: null,
    isStarting: true,
  }));
  matches.get(draft).lineUps.home = places;
  const { isPublic, ...preview } = await previewOf(`matches/${draft}`);
  expect(isPublic).toBe(false);
  matches.get(draft).visibility = 'public';
  const { body: match } = await call('GET', `api/matches/${draft}`);
  const { body: lineUps } = await call('GET', `api/matches/${draft}/line-ups`);
  expect(preview).toEqual({ match, lineUps });
  expect(await previewOf(`matches/${draft}`)).toMatchObject({ isPublic: true });
});

test('a team is seen as its page will be, with names under the rule (ADMIN-9, ATHLETE-1)', async () => {
  const found = athletes.find(athleteId(3));
  if (!found) throw new Error('There is no such athlete');
  teams.get(futsal).squad = [{ athleteId: found.id, shirtNumber: 7, role: 'captain' }];
  const { team: before } = await previewOf(`teams/${futsal}`);
  expect(JSON.stringify(before)).toContain(found.givenName);
  found.safetyFlag = true;
  const { isPublic, team, standings } = await previewOf(`teams/${futsal}`);
  expect(isPublic).toBe(false);
  expect(JSON.stringify(team)).not.toContain(found.givenName);
  teams.get(futsal).visibility = 'public';
  expect((await call('GET', `api/teams/${futsal}`)).body).toEqual(team);
  expect((await call('GET', `api/teams/${futsal}/standings`)).body).toEqual(standings);
  expect(await previewOf(`teams/${futsal}`)).toMatchObject({ isPublic: true });
});

test('a school is seen as its page will be, with what is public of it (ADMIN-9)', async () => {
  schools.get(own).status = 'pending';
  const { isPublic, school, teams: shown, next, last } = await previewOf(`schools/${own}`);
  expect(isPublic).toBe(false);
  expect([next, last].flat()).not.toEqual([]);
  expect(JSON.stringify([next, last])).not.toContain('match-draft');
  schools.get(own).status = 'active';
  expect((await call('GET', `api/schools/${own}`)).body).toEqual(school);
  const { body: list } = await call('GET', `api/teams?schoolId=${own}&sort=name&pageSize=100`);
  const { items } = list as { items: { id: string }[] };
  expect(new Set(shown as object[])).toEqual(new Set(items));
  expect(await previewOf(`schools/${own}`)).toMatchObject({ isPublic: true });
});

test("the matches are parted by the viewer's day, a postponed one by its new date (TEAM-8)", async () => {
  const [postponed, undated, finished, planned] = matches
    .list()
    .filter(({ teams: sides, visibility }) => visibility === 'public' && isOwn(sides));
  const at = (startsAt: string) => ({ kind: 'dateTime', startsAt }) as const;
  Object.assign(postponed ?? {}, {
    status: 'postponed',
    schedule: at('2025-01-01T09:00:00Z'),
    rescheduledTo: { kind: 'date', date: '2026-04-15' },
  });
  Object.assign(undated ?? {}, { status: 'finished', schedule: { kind: 'tbc' } });
  Object.assign(finished ?? {}, { status: 'finished', schedule: at('2026-04-15T13:00:00Z') });
  // The minute before midnight in Auckland, where it is the next day by now.
  Object.assign(planned ?? {}, { status: 'scheduled', schedule: at('2026-04-15T11:59:00Z') });
  const shown = async (query: string) => {
    const { next, last } = await previewOf(`schools/${own}`, as, query);
    return [next, last].map((each) => (each as { id: string }[]).map(({ id }) => id));
  };
  const [next = [], last = []] = await shown('');
  expect(next.indexOf(postponed?.id ?? '')).toBeGreaterThanOrEqual(0);
  expect(next).toContain(planned?.id);
  expect(last[0]).toBe(finished?.id);
  expect(last).not.toContain(undated?.id);
  const [, there = []] = await shown('?timeZone=Pacific/Auckland');
  expect(there).toContain(planned?.id);
});

test('nobody but those who may publish it sees a preview (ADMIN-1, ADMIN-9)', async () => {
  for (const path of [
    'matches/match-draft-bristol',
    'teams/team-tr-football-u16-iskelebasi',
    'schools/school-iskelebasi',
  ]) {
    expect((await call('GET', `api/admin/${path}/preview`, { as })).status, path).toBe(403);
    await previewOf(path, 'administrator');
    expect((await call('GET', `api/admin/${path}/preview`, { as: 'user' })).status).toBe(403);
    expect((await call('GET', `api/admin/${path}/preview`)).status).toBe(401);
  }
  for (const path of ['matches', 'teams', 'schools'])
    expect((await call('GET', `api/admin/${path}/unknown/preview`, { as })).status).toBe(404);
});
