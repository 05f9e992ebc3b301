import type { BackEnd } from './backEnd.ts';
import { cem, createSession } from './persons.ts';

interface Athlete {
  id: string;
  givenName: string;
  familyName: string;
  preferredName: string | null;
  displayPolicy: string;
  consents: { names: { state: string; expiresAt: string | null } };
  safetyFlag: boolean;
  status: string;
  /** What everybody sees instead of the record. */
  shownAs: string | null;
  school: { id: string };
  teams: { id: string }[];
}

/** Calls the API as the administrator. */
async function asAdministrator(backEnd: BackEnd, method: string, path: string, body?: unknown) {
  const { accessToken } = JSON.parse(await createSession(backEnd, cem)) as { accessToken: string };
  const answer = await fetch(`${backEnd.url}/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json() as Promise<unknown>;
}

export async function fetchAthletes(backEnd: BackEnd): Promise<Athlete[]> {
  const path = 'admin/athletes?pageSize=100';
  return ((await asAdministrator(backEnd, 'GET', path)) as { items: Athlete[] }).items;
}

/** The ways to write a name that say more than initials do. */
function spellings({ givenName, familyName, preferredName }: Athlete): string[] {
  return [givenName, preferredName].flatMap((first) =>
    first === null
      ? []
      : [
          `${first} ${familyName}`,
          `${familyName} ${first}`,
          `${familyName}, ${first}`,
          `${first} ${[...familyName][0]}.`,
        ],
  );
}

/**
 * Whether there is consent to more than a shirt number. It is read from the record, because a
 * server that names too many athletes is wrong in `shownAs` too.
 */
function isAgreed({ displayPolicy, consents, safetyFlag, status }: Athlete): boolean {
  const { state, expiresAt } = consents.names;
  const isNamed = ['fullName', 'firstNameInitial', 'initials'].includes(displayPolicy);
  const isOver = expiresAt !== null && expiresAt < clock;
  return isNamed && state === 'granted' && !isOver && !safetyFlag && status === 'active';
}

/** The time of the mock back end. */
const clock = '2026-04-15T13:20:00Z';

/**
 * What may be read nowhere but in the admin area: the names of athletes beyond what everybody sees
 * of them, and the ids by which they could be followed. A spelling that another athlete rightly has
 * is not among them.
 */
export function hiddenNames(athletes: readonly Athlete[]): string[] {
  const shown = new Set(athletes.filter(isAgreed).map(({ shownAs }) => shownAs));
  const names = athletes.flatMap((athlete) => [athlete.id, ...spellings(athlete)]);
  return [...new Set(names)].filter((name) => !shown.has(name));
}

/**
 * Publishes a line-up of athletes, hidden ones too, for the next match of their team.
 *
 * @returns the id of the match
 */
export async function publishLineUp(
  backEnd: BackEnd,
  players: readonly Athlete[],
): Promise<string> {
  const [first] = players;
  const teamId = first?.teams[0]?.id ?? '';
  const next = `matches?teamId=${teamId}&from=${clock}&pageSize=1`;
  const list = await asAdministrator(backEnd, 'GET', next);
  const id = (list as { items: { id: string }[] }).items[0]?.id ?? '';
  const match = (await asAdministrator(backEnd, 'GET', `admin/matches/${id}`)) as {
    version: number;
    teams: { id: string | null }[];
  };
  const side = match.teams[0]?.id === teamId ? 'home' : 'away';
  const places = players
    .filter(({ school }) => school.id === first?.school.id)
    .slice(0, 14)
    .map(({ id: athleteId }, index) => ({
      athleteId,
      shirtNumber: index + 1,
      isStarting: index < 11,
    }));
  await asAdministrator(backEnd, 'PUT', `admin/matches/${id}/line-ups`, {
    version: match.version,
    [side]: places,
  });
  return id;
}
