import { roles as allRoles, type Role } from '@touchline/contract/user';
import { assert, constantFrom, option, property, string, subarray } from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminAreas } from '#features/admin';
import { paths } from '#platform/paths.ts';
import { checkGuard, type Guard } from './guards.ts';

const origin = 'https://touchline.example';
vi.stubGlobal('location', { origin });
let kept: string | null = null;
vi.stubGlobal('sessionStorage', { getItem: () => kept });

beforeEach(() => {
  kept = null;
});

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const toSignIn = (to: string) => ({ to, isRefused: true });

describe('a visitor', () => {
  test.each<[Guard, string, string]>([
    ['signedIn', paths.unlockSession, '/sign-in?redirectURL=%2Funlock-session'],
    ['signOut', paths.signOut, '/sign-in'],
    ['external', paths.external, '/sign-in?redirectURL=%2Fext'],
    [adminAreas.schools.roles, paths.adminSchools, '/sign-in?redirectURL=%2Fadmin%2Fschools'],
  ])('is led from a page for %j to the sign-in (AUTH-3, AUTH-4)', (guard, path, to) => {
    expect(checkGuard(guard, null, at(path))).toEqual(toSignIn(to));
  });

  test('comes back with query and fragment (AUTH-4)', () => {
    expect(checkGuard('signedIn', null, at('/admin/teams', '?page=2', '#top'))).toEqual(
      toSignIn('/sign-in?redirectURL=%2Fadmin%2Fteams%3Fpage%3D2%23top'),
    );
  });

  test('sees the pages for visitors and for everyone (AUTH-1, AUTH-2)', () => {
    expect(checkGuard('visitor', null, at(paths.signIn))).toBe('pass');
    expect(checkGuard(undefined, null, at(paths.home))).toBe('pass');
  });

  test('with a token from another site passes (ROUTE-6)', () => {
    kept = 'eyJ.a.b';
    expect(checkGuard('external', null, at(paths.external))).toBe('pass');
  });
});

describe('a signed-in person', () => {
  test.each(['signedIn', 'signOut'] as const)('passes %s (AUTH-3)', (guard) => {
    expect(checkGuard(guard, ['User'], at(paths.signOut))).toBe('pass');
  });

  test.each(['visitor', 'external'] as const)('is led on from %s (AUTH-1, AUTH-6)', (guard) => {
    const redirect = at(paths.signIn, '?redirectURL=%2Fmatches%3Fa%3Db');
    expect(checkGuard(guard, ['User'], redirect)).toEqual({
      to: '/matches?a=b',
      isRefused: false,
    });
    expect(checkGuard(guard, [], at(paths.signIn))).toEqual({ to: '/home', isRefused: false });
  });

  const matrix: Record<Role, readonly (keyof typeof adminAreas)[]> = {
    User: [],
    SchoolAdministrator: ['schools', 'matches', 'athletes', 'teams'],
    Administrator: ['schools', 'matches', 'athletes', 'teams', 'advertisements', 'messages'],
  };

  test.each(allRoles)('as %s sees their areas of the admin and no other (AUTH-19)', (role) => {
    for (const [area, { path, roles }] of Object.entries(adminAreas)) {
      const isAllowed = (matrix[role] as readonly string[]).includes(area);
      expect(checkGuard(roles, [role], at(path)), area).toBe(isAllowed ? 'pass' : 'forbidden');
    }
  });
});

const guards = constantFrom<Guard>('visitor', 'signedIn', 'signOut', ['User'], ['Administrator']);
const people = option(subarray([...allRoles]));

/** Whether every verdict is right for any guard, person and redirect. */
function holds(check: typeof checkGuard): void {
  assert(
    property(guards, people, string({ unit: 'grapheme' }), (guard, roles, redirectURL) => {
      const query = new URLSearchParams({ redirectURL }).toString();
      const verdict = check(guard, roles, at('/page', `?${query}`));
      const needsPerson = guard !== 'visitor';
      if (typeof verdict === 'object') {
        // No verdict leads off the site or to the page that it refuses.
        return (
          new URL(verdict.to, origin).origin === origin &&
          !verdict.to.startsWith('/page') &&
          (roles === null) === needsPerson
        );
      }
      const isHeld = Array.isArray(guard) && guard.some((role) => roles?.includes(role as Role));
      if (verdict === 'forbidden') return Array.isArray(guard) && roles !== null && !isHeld;
      return Array.isArray(guard) ? isHeld : needsPerson === (roles !== null);
    }),
    { seed: 20_261_122, numRuns: 2_000 },
  );
}

test('no guard lets a wrong person through or off the site (AUTH-1, AUTH-3, AUTH-19)', () => {
  holds(checkGuard);
});

test.each<[string, typeof checkGuard]>([
  [
    'believes every redirect',
    (guard, roles, address) => {
      const verdict = checkGuard(guard, roles, address);
      const to = new URLSearchParams(address.search).get('redirectURL') ?? '/home';
      return typeof verdict === 'object' && roles ? { to: `//${to}.`, isRefused: false } : verdict;
    },
  ],
  [
    'forgets the role',
    (guard, roles, address) =>
      checkGuard(Array.isArray(guard) ? 'signedIn' : guard, roles, address),
  ],
  [
    'lets visitors in',
    (guard, roles, address) => checkGuard(guard === 'signedIn' ? undefined : guard, roles, address),
  ],
])('the test notices a guard that %s', (_, naive) => {
  expect(() => holds(naive)).toThrow(/Property failed/);
});
